import type { Pedido } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { daysBetween } from "../support/dates.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder, verifyFields } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";

/** An order on its way, by occurrences that the driver reports: statuses, history, delivery, tracking. */
export function entregaScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "ENTREGA");
  const key = new PedidoKey(profile, "the order on its way");
  const recorded = new Slot<Pedido>("the record of the order on its way");
  const reported = (testCase: Case, idOcoren: number, data: string): Case => ({
    ...testCase,
    needs: "addOccurrence",
    before: async () => profile.driver.addOccurrence?.({ chavePedido: key.get(), idOcoren, data }),
  });
  const read = (id: string, rules: string[], check: Parameters<typeof readOrder>[3]) =>
    readOrder(id, rules, { cpfCnpj, key }, check);
  const codes = (pedido: Parameters<Parameters<typeof readOrder>[3]>[0]) =>
    (pedido.envio[0]?.ocoren ?? []).map(({ idOcoren }) => idOcoren);
  return [
    {
      module: "rastreio",
      cases: [
        createOrder("PED-EST-001/order", ["PED-NOVO-041"], pedidoEnvio(profile, "ENTREGA", { cpfCnpj }), key),
        reported(
          read("PED-EST-001/in-transit", ["PED-EST-001", "PED-EST-002", "PED-REC-016"], (pedido, verify) => {
            verify.equal("", [pedido.idStatus, pedido.statusDescricao], [30, "Em trânsito"], ["PED-EST-001"]);
            const arrival = pedido.envio[0]?.ocoren.find(({ idOcoren }) => idOcoren === 0)?.data;
            verify.equal("/envio/0/ocoren", arrival, "2026-02-01 08:00:00", ["PED-REC-015"]);
            const [{ idStatus = 0, statusDescricao = "" } = {}] = pedido.envio;
            const isPair = idStatus !== 30 || statusDescricao === "Em trânsito";
            verify.holds("/envio/0/statusDescricao", isPair, "must be that of 30", statusDescricao, [
              "PED-EST-001",
              "PED-REC-007",
            ]);
            verify.holds("/envio/0/ocoren", codes(pedido).includes(0), "must hold 0", codes(pedido), [
              "PED-REC-016",
            ]);
            const history = pedido.acompanhamentoStatus.map(({ data }) => data);
            verify.equal("/acompanhamentoStatus", history, [...history].sort(), ["PED-EST-002"]);
            verify.equal(
              "/acompanhamentoStatus",
              pedido.acompanhamentoStatus.at(-1)?.statusDescricao,
              "Em trânsito",
              ["PED-EST-002"],
            );
          }),
          0,
          "2026-02-01T08:00:00",
        ),
        reported(
          read("NS-011/an-older-occurrence-takes-its-place", ["NS-011"], (pedido, verify) => {
            const dates = (pedido.envio[0]?.ocoren ?? []).map(({ data }) => data);
            verify.equal("/envio/0/ocoren", dates, [...dates].sort());
            verify.equal("/idStatus", pedido.idStatus, 30, ["NS-020"]);
          }),
          6,
          "2026-01-20T08:00:00",
        ),
        reported(
          read("NS-020/delivered", ["NS-020", "NS-004"], (pedido, verify) => {
            const [envio] = pedido.envio;
            verify.equal("", [pedido.idStatus, pedido.statusDescricao], [50, "Entregue"], ["NS-020"]);
            verify.equal("/envio/0/dataEntrega", envio?.dataEntrega, "2026-02-03 09:30:00", ["PED-REC-007"]);
            const { dataEntrega, prazoEntregaPedido, prazoEntregaCotacao } = envio ?? {};
            const late = {
              diferencaPedidoEntregue: daysBetween(prazoEntregaPedido ?? "", dataEntrega ?? ""),
              diferencaCotadoEntregue: daysBetween(prazoEntregaCotacao ?? "", dataEntrega ?? ""),
            };
            verifyFields(verify, "/envio/0", envio, late, ["NS-004"]);
          }),
          1,
          "2026-02-03T09:30:00",
        ),
        reported(
          read("NS-020/delivered-is-final", ["NS-020"], (pedido, verify) => {
            recorded.set(pedido);
            verify.equal("/idStatus", pedido.idStatus, 50);
          }),
          27,
          "2026-02-04T10:00:00",
        ),
        listedByDelivery(profile, cpfCnpj, "PED-LIST-002/day-of-delivery", "2026-02-03TO2026-02-03", true),
        listedByDelivery(
          profile,
          cpfCnpj,
          "PED-LIST-005/up-to-the-second",
          "2026-02-03T09:30:00TO2026-02-03T09:30:00",
          true,
        ),
        listedByDelivery(
          profile,
          cpfCnpj,
          "PED-LIST-005/a-second-later",
          "2026-02-03T09:30:01TO2026-02-04",
          false,
        ),
        listedByDelivery(
          profile,
          cpfCnpj,
          "PED-LIST-005/a-second-before",
          "2026-02-01TO2026-02-03T09:29:59",
          false,
        ),
        {
          ...success("rastrearPedido", {
            id: "RAST-001/where-occurrences-came-from",
            rules: ["RAST-001", "RAST-004"],
            request: () => ({ path: { filtro: "documento", valor: key.get() } }),
            check: ({ body: { lista } }, verify) => {
              const found = lista[0]?.ocoren ?? [];
              verify.equal("/lista/0/ocoren", found.map(({ idOcoren }) => idOcoren).includes(1), true, [
                "RAST-004",
              ]);
              const dates = found.map(({ data }) => data);
              verify.equal("/lista/0/ocoren", dates, [...dates].sort(), ["NS-011"]);
              const occurrences = found.map(({ origemDados: _, ...occurrence }) => occurrence);
              verify.equal("/lista/0/ocoren", occurrences, recorded.get().envio[0]?.ocoren, [
                "RAST-004",
                "PED-REC-015",
              ]);
            },
          }),
          needs: "addOccurrence",
        },
      ],
    },
  ];
}

/** Is the order among those delivered in the period? */
function listedByDelivery(
  profile: Profile,
  cpfCnpj: string,
  id: string,
  periodo: string,
  listed: boolean,
): Case {
  const rules = [id.split("/")[0] ?? id];
  return {
    ...success("listarPedidos", {
      id,
      rules,
      request: { query: { dataTipo: "dataEntrega", periodo, cpfCnpj } },
      check: ({ body }, verify) =>
        verify.equal(
          "",
          body.map(({ numeroPedido }) => numeroPedido),
          listed ? [numeroOf(profile, "ENTREGA")] : [],
        ),
    }),
    needs: "addOccurrence",
  };
}
