import { isDeepStrictEqual } from "node:util";
import type { PontoDevolucao } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { verifyFields } from "../support/pedidoCases.ts";

/** Ways to compare texts, of which the interface names none: as in a dictionary, by the codes of letters, and by those of capitals. */
const COLLATIONS = [
  (a: string, b: string) => a.localeCompare(b, "pt-BR"),
  (a: string, b: string) => Number(a > b) - Number(a < b),
  (a: string, b: string) =>
    Number(a.toUpperCase() > b.toUpperCase()) - Number(a.toUpperCase() < b.toUpperCase()),
];

/** GET /reversa/pontos-devolucao. */
export function pontosScenario({ driver, run }: Profile): Scenario {
  const pontos = new Slot<PontoDevolucao[]>("the return points");
  const novo = {
    nome: `Ponto KIT-${run}`,
    cep: "80010010",
    endereco: "Rua XV de Novembro",
    numero: "300",
    referencia: "Balcão de trocas",
    bairro: "Centro",
    cidade: "Curitiba",
    uf: "PR",
    tipoPontoDeDevolucao: `KIT-${run}`,
  };
  const ofItsKind = { query: { tipo: novo.tipoPontoDeDevolucao } };
  return {
    module: "reversa",
    cases: [
      success("listarPontosDevolucao", {
        id: "REV-PONTO-004/sorted",
        rules: ["REV-PONTO-001", "REV-PONTO-004", "REV-PONTO-005", "ERR-038"],
        check: ({ body }, verify) => {
          verify.equal("/total", body.total, body.pontos.length, ["REV-PONTO-005"]);
          const found = body.pontos.map(({ tipoPontoDeDevolucao, nome }) => [tipoPontoDeDevolucao, nome]);
          const orders = COLLATIONS.map((compare) =>
            found.toSorted(
              ([tipoA = "", nomeA = ""], [tipoB = "", nomeB = ""]) =>
                compare(tipoA, tipoB) || compare(nomeA, nomeB),
            ),
          );
          const isSorted = orders.some((order) => isDeepStrictEqual(order, found));
          verify.equal("/pontos", found, isSorted ? found : orders[0], ["REV-PONTO-004"]);
          const ceps = body.pontos.map(({ cep }) => cep).filter((cep) => !/^\d+$/.test(cep));
          verify.equal("/pontos", ceps, [], ["REV-PONTO-001"]);
        },
        save: ({ body }) => pontos.set(body.pontos),
      }),
      success("listarPontosDevolucao", {
        id: "REV-PONTO-002/one-kind",
        rules: ["REV-PONTO-002", "REV-PONTO-005"],
        request: () => ({ query: { tipo: pontos.get().at(-1)?.tipoPontoDeDevolucao ?? "" } }),
        check: ({ body }, verify) => {
          const tipo = pontos.get().at(-1)?.tipoPontoDeDevolucao;
          const expected = pontos.get().filter((ponto) => ponto.tipoPontoDeDevolucao === tipo);
          verify.equal("", body, { total: expected.length, pontos: expected });
        },
      }),
      success("listarPontosDevolucao", {
        id: "NS-003/a-blank-kind-is-none",
        rules: ["NS-003"],
        request: { query: { tipo: "", limite: "" } },
        check: ({ body }, verify) => verify.equal("/pontos", body.pontos, pontos.get()),
      }),
      success("listarPontosDevolucao", {
        id: "REV-PONTO-003/limit-1",
        rules: ["REV-PONTO-003", "REV-PONTO-005"],
        request: { query: { limite: 1 } },
        check: ({ body }, verify) => verify.equal("", [body.total, body.pontos.length], [1, 1]),
      }),
      success("listarPontosDevolucao", {
        id: "REV-PONTO-003/limit-5000",
        rules: ["REV-PONTO-003"],
        request: { query: { limite: 5000 } },
      }),
      success("listarPontosDevolucao", {
        id: "REV-PONTO-002/no-such-kind",
        rules: ["REV-PONTO-002", "ERR-038"],
        request: { query: { tipo: "Nenhum tipo" } },
        check: ({ body }, verify) => verify.equal("", body, { total: 0, pontos: [] }),
      }),
      ...[0, 5001, -1, "x"].map((limite) =>
        failure("listarPontosDevolucao", 400, {
          id: `REV-PONTO-003/limit-${limite}`,
          rules: ["REV-PONTO-003", "ERR-039"],
          request: { query: { limite } },
        }),
      ),
      success("listarPontosDevolucao", {
        id: "REV-PONTO-001/a-new-one",
        rules: ["REV-PONTO-001", "REV-PONTO-002", "REV-PONTO-005"],
        needs: "createReturnPoint",
        before: async () => driver.createReturnPoint?.(novo),
        request: ofItsKind,
        check: ({ body }, verify) => {
          verify.equal("", [body.total, body.pontos.length], [1, 1], ["REV-PONTO-002", "REV-PONTO-005"]);
          verifyFields(verify, "/pontos/0", body.pontos[0], novo, ["REV-PONTO-001"]);
        },
      }),
      success("listarPontosDevolucao", {
        id: "AUTH-005/not-in-the-other-store",
        rules: ["AUTH-005", "GER-004"],
        needs: "createReturnPoint",
        token: "api2",
        request: ofItsKind,
        check: ({ body }, verify) => verify.equal("/pontos", body.pontos, []),
      }),
    ],
  };
}
