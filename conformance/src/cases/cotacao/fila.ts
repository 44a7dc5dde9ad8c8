import type { Cotacao } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { valueAt } from "../../engine/jsonPointer.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";

/** More quotations than one read of the queue returns. */
const BURST = 200;

/** GET /logCotacaoFila: a queue of its own, read destructively, at most 200 records per call, per store. */
export function cotacaoFilaScenarios(profile: Profile): Scenario[] {
  const body = cotacaoNova(profile);
  const quotations = [1, 2, 3].map((number) => new Slot<Cotacao>(`quotation ${number}`));
  const read = (
    id: string,
    rules: string[],
    limite: number | undefined,
    expected: number[],
    token = "api",
  ): Case =>
    success("lerFilaCotacao", {
      id,
      rules,
      token,
      request: limite === undefined ? {} : { query: { limite } },
      check: ({ body: records, raw }, verify) => {
        const wanted = expected.map((index) => quotations[index]?.get());
        verify.equal(
          "",
          records.map(({ retorno }) => retorno.idCotacao),
          wanted.map((cotacao) => cotacao?.retorno.idCotacao),
        );
        if (verify.problems.length > 0) return;
        wanted.forEach((cotacao, index) => {
          const { destino: _left, ...retorno } = cotacao?.retorno ?? {};
          verify.equal(`/${index}`, records[index], { ...cotacao, retorno }, ["COT-002"]);
          verify.equal(`/${index}/retorno/destino`, valueAt(raw, `/${index}/retorno/destino`), undefined, [
            "COT-002",
          ]);
        });
      },
    });
  return [
    {
      module: "cotacao",
      cases: [
        success("lerFilaCotacao", {
          id: "COT-041/emptied-for-the-test",
          rules: ["COT-039"],
          request: { query: { limite: 200 } },
          repeat: 5,
        }),
        ...quotations.map((slot, index) =>
          success("criarCotacao", {
            id: `COT-041/quotation-${index + 1}`,
            rules: ["COT-001"],
            request: { body },
            save: (answer) => slot.set(answer.body),
          }),
        ),
        read("COT-039/oldest-first-up-to-the-limit", ["COT-039", "NS-059"], 2, [0, 1]),
        success("lerFilaCotacao", {
          id: "GER-004/queue-of-another-store",
          rules: ["GER-004", "AUTH-005"],
          token: "api2",
          check: ({ body: records }, verify) => {
            const foreign = new Set(
              quotations.map((slot) => JSON.stringify(slot.get().dadosEntrada.nomeLoja)),
            );
            const names = records.map(({ dadosEntrada }) => JSON.stringify(dadosEntrada.nomeLoja));
            verify.holds(
              "",
              !names.some((name) => foreign.has(name)),
              "must hold no record of the first store",
              names,
            );
          },
        }),
        read("COT-041/a-record-comes-once", ["COT-041", "COT-002"], undefined, [2]),
        read("NS-059/empty-queue", ["COT-041", "NS-059"], undefined, []),
        success("consultarCotacao", {
          id: "NS-059/readable-after-the-queue",
          rules: ["NS-059", "COT-037"],
          request: () => ({ path: { idCotacao: quotations[0]?.get().retorno.idCotacao ?? "" } }),
          check: (answer, verify) => verify.equal("", answer.body, quotations[0]?.get()),
        }),
        success("criarCotacao", {
          id: "AUTH-003/no-request-limit",
          rules: ["AUTH-003"],
          request: { body },
          repeat: BURST,
        }),
        success("lerFilaCotacao", {
          id: "COT-039/at-most-200-per-call",
          rules: ["COT-039", "NS-059"],
          request: { query: { limite: 1000 } },
          check: ({ body: records }, verify) => verify.equal("", records.length, 200),
        }),
        success("lerFilaCotacao", {
          id: "COT-041/the-rest-comes-next",
          rules: ["COT-041"],
          check: ({ body: records }, verify) => verify.equal("", records.length, BURST + 1 - 200),
        }),
      ],
    },
  ];
}
