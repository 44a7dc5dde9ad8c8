import type { Cotacao, OpcaoEntrega, Pedido } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { isAboutNow } from "./dates.ts";
import { failure, success } from "./define.ts";
import { createOrder, readOrder, verifyFields } from "./pedidoCases.ts";
import { PedidoKey } from "./pedidoKey.ts";
import { cartOf, optionOf } from "./pedidoOpcoes.ts";
import { cpfOf, pedidoEnvio } from "./pedidoSamples.ts";

/** Says something of the order, and of the option of the quotation that it took. */
export type CheckTaken = (found: { pedido: Pedido; taken: OpcaoEntrega }, verify: Verify) => void;

/** Cases about orders of one and the same cart, whose options are known from a quotation of it. */
export interface QuotedOrders {
  /** Quotes the cart; the first case of the scenario. */
  quotation: Case;
  quoted: Slot<Cotacao>;
  options: () => OpcaoEntrega[];
  /** The branch that the invoices of the orders name. */
  filialERP: string;
  /** A new order of the cart, changed; `envio` changes its only shipment. */
  order: (name: string, change?: object, envio?: object) => object;
  /** Creates an order, and looks at the option that it took. */
  takes: (id: string, rules: readonly string[], body: () => object, check: CheckTaken) => Case[];
  /** An order that is refused for that field. */
  refused: (id: string, rules: readonly string[], field: string, body: () => object) => Case;
}

/** The orders of a store; the second store's cases have ids of their own. */
export function quotedOrders(profile: Profile, name: string, token: "api" | "api2" = "api"): QuotedOrders {
  const isFirst = token === "api";
  const mark = isFirst ? "" : "-second-store";
  const cpfCnpj = cpfOf(profile, `${name}${mark}`);
  const filialERP = isFirst ? profile.fixtures.filiais[0] : profile.fixtures.filialAlheia;
  const quoted = new Slot<Cotacao>("the quotation of the order's cart");
  const sample = (number: string) => pedidoEnvio(profile, `${name}-${number}`, { cpfCnpj, filialERP });
  const order: QuotedOrders["order"] = (number, change = {}, envio = {}) => {
    const body = sample(number);
    return { ...body, envio: body.envio.map((each) => ({ ...each, ...envio })), ...change };
  };
  const options = () => quoted.get().opcoesEntrega;
  return {
    quoted,
    options,
    filialERP,
    order,
    quotation: success("criarCotacao", {
      id: `COT-033/quotation-${name}${mark}`,
      rules: ["COT-033"],
      token: isFirst ? "cotacao" : "cotacao2",
      request: { body: cartOf(sample("Q")) },
      save: ({ body }) => quoted.set(body),
    }),
    takes: (id, rules, body, check) => {
      const key = new PedidoKey(profile, `${id}`);
      return [
        createOrder(`${id}${mark}`, rules, body, key, token),
        readOrder(`${id}${mark}/taken`, rules, { cpfCnpj, key, token }, (pedido, verify) => {
          const taken = optionOf(pedido, options());
          verify.present("", taken, "must have taken an option of the quotation");
          if (!taken) return;
          verifyCotado(pedido, taken, verify);
          const { valorFretePedido } = body() as { valorFretePedido: number };
          verifyFields(verify, "", pedido, { valorFretePedido }, ["PED-NOVO-013", "PED-REC-001"]);
          const { dataCotacao } = pedido.envio[0] ?? {};
          const isNow = isAboutNow(dataCotacao);
          verify.holds("/envio/0/dataCotacao", isNow, "must be now", dataCotacao, ["PED-REC-007"]);
          check({ pedido, taken }, verify);
        }),
      ];
    },
    refused: (id, rules, field, body) =>
      failure("criarPedido", 400, {
        id: `${id}${mark}`,
        rules,
        token,
        field,
        request: () => ({ body: body() }),
      }),
  };
}

/** The record tells the branch, the carrier and the method of the option as the quotation does. */
function verifyCotado(pedido: Pedido, { dadosFrete }: OpcaoEntrega, verify: Verify): void {
  const cotado = {
    idFilialCotado: dadosFrete.filial,
    filialNomeCotado: dadosFrete.filialNome,
    idTransportadoraCotado: dadosFrete.idTransportadora,
    NomeMetodoEnvioCotado: dadosFrete.metodoEnvioNome,
    NomeTransportadoraCotado: dadosFrete.transportadoraNome,
  };
  verifyFields(verify, "", pedido, cotado, ["PED-REC-001"]);
}
