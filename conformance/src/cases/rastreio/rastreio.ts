import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { UNTRACKED_IS_EMPTY } from "../support/tolerances.ts";

/** GET /rastreio/{filtro}/{valor} and GET /lista/status. */
export function rastreioScenarios(profile: Profile): Scenario[] {
  const key = new PedidoKey(profile, "the tracked order");
  const numero = numeroOf(profile, "T");
  return [
    {
      module: "rastreio",
      cases: [
        createOrder("RAST-004/order", ["RAST-004"], pedidoEnvio(profile, "T"), key),
        ...(["pedido", "documento"] as const).map((filtro) =>
          success("rastrearPedido", {
            id: `RAST-002/by-${filtro}`,
            rules: ["RAST-002", "RAST-001", "RAST-004", "RAST-007", "PED-NOVO-041"],
            request: () => ({ path: { filtro, valor: filtro === "pedido" ? numero : key.get() } }),
            check: ({ body: { lista } }, verify) => {
              verify.equal("/lista", lista.length, 1);
              verify.equal(
                "/lista/0/produtos",
                lista[0]?.produtos.map(({ sku }) => sku),
                ["AVULSO"],
              );
              const [first] = lista[0]?.ocoren ?? [];
              verify.present(
                "/lista/0/ocoren/0/origemDados",
                first?.origemDados,
                "must say where it came from",
              );
              verify.equal("/lista/0/ocoren/0/idOcoren", first?.idOcoren, 9999, ["PED-REC-016"]);
            },
          }),
        ),
        ...(["notafiscal", "chavenf", "documento"] as const).map((filtro) =>
          failure("rastrearPedido", 404, {
            id: `NS-048/unknown-${filtro}`,
            rules: ["NS-048", "RAST-002"],
            tolerates: [UNTRACKED_IS_EMPTY],
            request: { path: { filtro, valor: "999999999" } },
          }),
        ),
        failure("rastrearPedido", 404, {
          id: "GER-004/hidden-from-the-other-store",
          rules: ["GER-004", "NS-048"],
          tolerates: [UNTRACKED_IS_EMPTY],
          token: "api2",
          request: () => ({ path: { filtro: "documento", valor: key.get() } }),
        }),
        failure("rastrearPedido", 400, {
          id: "RAST-002/unknown-filter",
          rules: ["RAST-002"],
          request: { path: { filtro: "sku", valor: "1" } },
        }),
        {
          ...success("rastrearPedido", {
            id: "PED-REC-016/in-transit",
            rules: ["PED-REC-015", "PED-REC-016"],
            request: () => ({ path: { filtro: "documento", valor: key.get() } }),
            check: ({ body: { lista } }, verify) => {
              const codes = (lista[0]?.ocoren ?? []).map(({ idOcoren }) => idOcoren);
              verify.holds("/lista/0/ocoren", codes.includes(0), "must hold 0", codes);
            },
          }),
          needs: "addOccurrence",
          before: async () =>
            profile.driver.addOccurrence?.({
              chavePedido: key.get(),
              idOcoren: 0,
              data: "2026-01-01T10:00:00",
            }),
        },
        success("listarStatus", {
          id: "NS-066/statuses",
          rules: ["NS-066", "PED-EST-001", "PED-LIST-006"],
          check: ({ body }, verify) => {
            const name = (code: number) => body.find(({ idStatus }) => idStatus === code)?.statusDescricao;
            verify.equal(
              "",
              [name(10), name(20), name(30)],
              ["Criado", "Faturado", "Em trânsito"],
              ["PED-EST-001"],
            );
          },
        }),
      ],
    },
  ];
}
