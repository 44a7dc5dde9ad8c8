import type { Pedido } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { today } from "../support/dates.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";

/** What the record of an order shares with other answers: the pairs of the status list, the name of the store, the day. */
export function statusPairsScenario(profile: Profile): Scenario {
  const cpfCnpj = cpfOf(profile, "PARES");
  const key = new PedidoKey(profile, "the order");
  const pairs = new Slot<string[]>("the pairs of the list of statuses");
  const nomeLoja = new Slot<string>("the name of the store");
  return {
    module: "pedido",
    cases: [
      success("listarStatus", {
        id: "GER-016/registered-pairs",
        rules: ["GER-016"],
        save: ({ body }) => pairs.set(body.map(pairOf)),
      }),
      success("criarCotacao", {
        id: "COT-008/name-of-the-store",
        rules: ["COT-008"],
        request: { body: cotacaoNova(profile) },
        save: ({ body }) => nomeLoja.set(body.dadosEntrada.nomeLoja),
      }),
      createOrder(
        "PED-NOVO-001/order-for-the-pairs",
        ["PED-NOVO-001"],
        pedidoEnvio(profile, "PARES", { cpfCnpj }),
        key,
      ),
      readOrder("PED-EST-001/pairs-of-the-list", ["PED-EST-001"], { cpfCnpj, key }, (pedido, verify) => {
        const found = [pedido, ...pedido.envio, ...pedido.acompanhamentoStatus].map(pairOf);
        const unknown = found.filter((pair) => !pairs.get().includes(pair));
        verify.equal("/statusDescricao", unknown, [], ["PED-EST-001", "PED-REC-004", "PED-REC-007"]);
        verify.equal("/nomeLoja", pedido.nomeLoja, nomeLoja.get(), ["PED-REC-001", "COT-008"]);
        verify.equal("/data", daysOf(pedido), [today(), today()], ["PED-REC-001", "PED-REC-004"]);
      }),
    ],
  };
}

function pairOf({ idStatus, statusDescricao }: { idStatus: number; statusDescricao: string }): string {
  return `${idStatus} ${statusDescricao}`;
}

/** The days of the creation and of the first status. */
function daysOf({ data, acompanhamentoStatus: [first] }: Pedido): (string | undefined)[] {
  return [data, first?.data].map((time) => time?.slice(0, 10));
}
