import type { Cotacao } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { valueAt } from "../../engine/jsonPointer.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova, looseVolume } from "../support/cotacaoSamples.ts";
import { isRefusal, success } from "../support/define.ts";
import { emptyFilaCotacao, noQuotations } from "../support/filaCotacao.ts";

/** More quotations than one read of the queue returns. */
const BURST = 200;

/** GET /logCotacaoFila: a queue of its own, read destructively, at most 200 records per call, per store. */
export function cotacaoFilaScenarios(profile: Profile): Scenario[] {
  const body = cotacaoNova(profile);
  /** Each its own cart: a record that holds what belongs to another is none of them. */
  const carts = [
    cotacaoNova(profile, { volumes: [{ ...looseVolume, sku: "peça-nº 1" }] }),
    cotacaoNova(profile, {
      canal: "Loja física",
      volumes: [
        {
          sku: "peça-nº 2",
          quantidade: 2,
          valorUnitario: 10.5,
          peso: 1.125,
          altura: 12,
          largura: 22,
          profundidade: 32,
        },
      ],
    }),
    cotacaoNova(profile, { volumes: [{ ...looseVolume, quantidade: 3 }] }),
  ];
  const quotations = [1, 2, 3].map((number) => new Slot<Cotacao>(`quotation ${number}`));
  const known = () => quotations.map((slot) => slot.get());
  /** The codes that each read gave. */
  const given = new Map<string, readonly string[]>();
  /** Reads the queue: in which order is a decision, but none of the first store's quotations is left out or comes twice. */
  const read = (id: string, rules: string[], limite: number, expected: number[]): Case =>
    success("lerFilaCotacao", {
      id,
      rules,
      request: { query: { limite } },
      ...(expected.length === 0 && { tolerates: [noQuotations] }),
      check: ({ body: records, raw }, verify) => {
        const codes = records.map(({ retorno }) => retorno.idCotacao);
        verify.equal("", codes.length, expected.length);
        const before = [...given].flatMap(([read, codes]) => (read === id ? [] : codes));
        const isNew = (code: string) =>
          !before.includes(code) && known().some(({ retorno }) => retorno.idCotacao === code);
        verify.equal("", [...new Set(codes)].filter(isNew), codes, ["COT-041"]);
        if (verify.problems.length > 0) return;
        const wanted = expected.map((index) => known()[index]?.retorno.idCotacao);
        verify.equal("", codes, wanted, ["NS-059"]);
        records.forEach((record, index) => {
          const cotacao = known().find(({ retorno }) => retorno.idCotacao === record.retorno.idCotacao);
          const { destino: _left, ...retorno } = cotacao?.retorno ?? {};
          verify.equal(`/${index}`, record, { ...cotacao, retorno }, ["COT-002"]);
          verify.equal(`/${index}/retorno/destino`, valueAt(raw, `/${index}/retorno/destino`), undefined, [
            "COT-002",
          ]);
        });
      },
      save: ({ body: records }) => {
        given.set(
          id,
          records.map(({ retorno }) => retorno.idCotacao),
        );
      },
    });
  /** Of the quotations of the burst: how many have been read. */
  let taken = 0;
  return [
    {
      module: "cotacao",
      cases: [
        emptyFilaCotacao("COT-041/emptied-for-the-test"),
        ...quotations.map((slot, index) =>
          success("criarCotacao", {
            id: `COT-041/quotation-${index + 1}`,
            rules: ["COT-001"],
            request: { body: carts[index] },
            save: (answer) => slot.set(answer.body),
          }),
        ),
        read("COT-039/oldest-first-up-to-the-limit", ["COT-039", "NS-059"], 2, [0, 1]),
        success("lerFilaCotacao", {
          id: "GER-004/queue-of-another-store",
          rules: ["GER-004", "AUTH-005"],
          token: "api2",
          tolerates: [noQuotations],
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
        read("COT-041/a-record-comes-once", ["COT-041", "COT-002"], 200, [2]),
        read("NS-059/empty-queue", ["COT-041", "NS-059"], 200, []),
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
          tolerates: [
            {
              rules: ["NS-059"],
              instead: "refuses a limite above 200",
              answers: ({ status }) => isRefusal(status),
            },
          ],
          check: ({ body: { length } }, verify) => {
            verify.holds("", length <= 200, "must be at most 200", length, ["COT-039"]);
            verify.equal("", length, 200, ["NS-059"]);
            taken = length;
          },
        }),
        success("lerFilaCotacao", {
          id: "COT-041/the-rest-comes-next",
          rules: ["COT-041", "COT-039"],
          request: { query: { limite: 200 } },
          check: ({ body: records }, verify) =>
            verify.equal("", records.length, Math.min(200, BURST + 1 - taken)),
        }),
      ],
    },
  ];
}
