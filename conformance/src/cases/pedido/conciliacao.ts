import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { ALL_TIME } from "../support/dates.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder, verifyFields } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { chaveNfOf, cpfOf, numeroNfOf, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { verifyEitherWay } from "../support/verifyOrder.ts";

const DATA = "2026-03-10";

/** What the carrier charged: the record before and after, and the lists by authorization and by the document's dates. */
export function conciliacaoScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "CTE");
  const key = new PedidoKey(profile, "the order with a transport document");
  const documento = {
    cnpj: "11222333000181",
    serie: 1,
    numeroNotaFiscal: numeroNfOf(profile, "CTE-1"),
    numeroConhecimento: "815",
    dataConhecimento: DATA,
    freteValor: 32.5,
  };
  const listed = (id: string, rules: string[], query: Record<string, string>, expected: string[]): Case => ({
    ...success("listarPedidos", {
      id,
      rules,
      request: { query: { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME, cpfCnpj, ...query } },
      check: ({ body }, verify) =>
        verifyEitherWay(
          verify,
          body.map(({ numeroPedido }) => numeroPedido),
          expected.map((name) => numeroOf(profile, name)),
          "NS-045",
        ),
    }),
    needs: "addConciliacao",
  });
  const after = (testCase: Case, needs: string[], before: () => Promise<void> | undefined): Case => ({
    ...testCase,
    needs,
    before: async () => before(),
  });
  return [
    {
      module: "pedido",
      cases: [
        createOrder("PED-REC-008/order", ["PED-NOVO-001"], pedidoEnvio(profile, "CTE-1", { cpfCnpj }), key),
        createOrder(
          "PED-REC-008/order-without-document",
          ["PED-NOVO-001"],
          pedidoEnvio(profile, "CTE-2", { cpfCnpj }),
        ),
        after(
          readOrder(
            "PED-REC-008/what-the-carrier-charged",
            ["PED-REC-008"],
            { cpfCnpj, key },
            ({ envio }, verify) => {
              const { conciliacao } = envio[0] ?? {};
              verifyFields(verify, "/envio/0/conciliacao", conciliacao, {
                numeroConhecimento: 815,
                freteValor: 32.5,
                cnpj: documento.cnpj,
                idTipoConhecimento: "N",
                dataConhecimento: `${DATA} 00:00:00`,
                chaveNF: chaveNfOf(profile, "CTE-1"),
                notaFiscal: Number(documento.numeroNotaFiscal),
              });
              const { valorFreteCobrando } = conciliacao ?? {};
              const isNumber = typeof valorFreteCobrando === "number";
              verify.holds(
                "/envio/0/conciliacao/valorFreteCobrando",
                isNumber,
                "must be a number",
                valorFreteCobrando,
                ["PED-REC-009"],
              );
            },
          ),
          ["addConciliacao"],
          () => profile.driver.addConciliacao?.(documento),
        ),
        listed("PED-LIST-011/waiting-for-a-decision", ["PED-LIST-011"], { autorizado: "não" }, ["CTE-1"]),
        listed("PED-LIST-010/none-authorized-yet", ["PED-LIST-010"], { autorizado: "sim" }, []),
        listed("PED-LIST-012/whatever-the-decision", ["PED-LIST-012"], { autorizado: "" }, [
          "CTE-1",
          "CTE-2",
        ]),
        listed(
          "PED-LIST-002/date-of-the-document",
          ["PED-LIST-002"],
          { dataTipo: "dataConhecimento", periodo: `${DATA}TO${DATA}` },
          ["CTE-1"],
        ),
        listed(
          "PED-LIST-005/day-after-the-document",
          ["PED-LIST-005"],
          { dataTipo: "dataConhecimento", periodo: "2026-03-11TO2099-12-31" },
          [],
        ),
        listed(
          "PED-LIST-002/processing-of-the-document",
          ["PED-LIST-002"],
          { dataTipo: "dataConhecimentoProcessamento" },
          ["CTE-1"],
        ),
        {
          ...readOrder("NS-008/waiting", ["NS-008"], { cpfCnpj, key }, ({ envio }, verify) =>
            verify.equal("/envio/0/conciliacao/autorizado", envio[0]?.conciliacao.autorizado, null),
          ),
          needs: "addConciliacao",
        },
        after(
          listed(
            "NS-008/refused-waits-no-more",
            ["PED-LIST-011", "PED-LIST-015", "NS-008"],
            { autorizado: "não" },
            [],
          ),
          ["addConciliacao", "decideConciliacao"],
          () => profile.driver.decideConciliacao?.(key.get(), false),
        ),
        {
          ...readOrder("NS-008/refused", ["NS-008"], { cpfCnpj, key }, ({ envio }, verify) =>
            verify.equal("/envio/0/conciliacao/autorizado", envio[0]?.conciliacao.autorizado, "não"),
          ),
          needs: ["addConciliacao", "decideConciliacao"],
        },
        listed("NS-045/no-authorization-no-date", ["NS-045"], { dataTipo: "dataAutorizacaoCte" }, []),
        after(
          listed("PED-LIST-010/authorized-by-the-store", ["PED-LIST-010"], { autorizado: "sim" }, ["CTE-1"]),
          ["addConciliacao", "decideConciliacao"],
          () => profile.driver.decideConciliacao?.(key.get(), true),
        ),
        ...[
          listed("PED-LIST-011/none-waiting-any-more", ["PED-LIST-011"], { autorizado: "não" }, []),
          listed(
            "PED-LIST-002/date-of-the-authorization",
            ["PED-LIST-002"],
            { dataTipo: "dataAutorizacaoCte" },
            ["CTE-1"],
          ),
          readOrder("PED-REC-008/authorized", ["PED-REC-008"], { cpfCnpj, key }, ({ envio }, verify) =>
            verify.equal("/envio/0/conciliacao/autorizado", envio[0]?.conciliacao.autorizado, "sim", [
              "NS-008",
            ]),
          ),
        ].map((testCase): Case => ({ ...testCase, needs: ["addConciliacao", "decideConciliacao"] })),
      ],
    },
  ];
}
