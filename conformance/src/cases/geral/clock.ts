import type { Cotacao } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";
import { noQuotations } from "../support/filaCotacao.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What the passing of time does to quotations; for a target whose clock can be moved, and at the end of the run, since it
 * leaves nothing of the quotations made before. Everything happens days ahead, so that the queue holds nothing else.
 */
export function clockScenarios(profile: Profile): Scenario[] {
  const start = Date.now();
  const queued = (name: string, day: number): { quote: Case; read: ReadQueue } => {
    const quoted = new Slot<Cotacao>(`the quotation of ${name}`);
    const at = start + day * DAY;
    return {
      quote: {
        ...success("criarCotacao", {
          id: `${name}/quotation`,
          rules: [name.split("/")[0] ?? name],
          request: { body: cotacaoNova(profile) },
          save: ({ body }) => quoted.set(body),
        }),
        ...moved(profile, at),
      },
      read: (id, rules, age, found) => ({
        ...success("lerFilaCotacao", {
          id,
          rules,
          request: { query: { limite: 200 } },
          ...(!found && { tolerates: [noQuotations] }),
          check: ({ body }, verify) =>
            verify.equal(
              "",
              body.map(({ retorno }) => retorno.idCotacao),
              found ? [quoted.get().retorno.idCotacao] : [],
            ),
        }),
        ...moved(profile, at + age),
      }),
    };
  };
  const inside = queued("COT-040/inside", 10);
  const between = queued("COT-043/between", 20);
  const old = queued("COT-043/old", 30);
  return [
    {
      module: "cotacao",
      cases: [
        inside.quote,
        inside.read("COT-040/12-hours-less-a-minute", ["COT-040"], 12 * HOUR - MINUTE, true),
        between.quote,
        between.read("COT-040/12-hours-and-a-minute", ["COT-040"], 12 * HOUR + MINUTE, false),
        between.read("COT-043/24-hours-less-a-minute", ["COT-040"], DAY - MINUTE, false),
        between.read("COT-043/kept-for-24-hours", ["COT-043"], HOUR, true),
        old.quote,
        old.read("COT-043/24-hours-and-a-minute", ["COT-040", "COT-043"], DAY + MINUTE, false),
        old.read("COT-043/deleted-after-24-hours", ["COT-043"], HOUR, false),
      ],
    },
    { module: "cotacao", cases: keptQuotation(profile, start + 40 * DAY) },
  ];
}

type ReadQueue = (id: string, rules: readonly string[], age: number, found: boolean) => Case;

/** A quotation is kept for 180 days, whatever becomes of the queue. */
function keptQuotation(profile: Profile, at: number): Case[] {
  const quoted = new Slot<Cotacao>("the quotation to keep");
  const request = () => ({ path: { idCotacao: quoted.get().retorno.idCotacao } });
  return [
    {
      ...success("criarCotacao", {
        id: "NS-034/quotation-to-keep",
        rules: ["NS-034"],
        request: { body: cotacaoNova(profile) },
        save: ({ body }) => quoted.set(body),
      }),
      ...moved(profile, at),
    },
    {
      ...success("consultarCotacao", {
        id: "NS-034/after-179-days",
        rules: ["NS-034"],
        request,
        check: ({ body }, verify) => verify.equal("", body, quoted.get()),
      }),
      ...moved(profile, at + 179 * DAY),
    },
    {
      ...failure("consultarCotacao", 404, { id: "NS-034/after-181-days", rules: ["NS-034"], request }),
      ...moved(profile, at + 181 * DAY),
    },
    {
      ...success("criarCotacao", {
        id: "GER-013/the-moment-of-quoting",
        rules: ["GER-013"],
        request: { body: cotacaoNova(profile) },
        check: ({ body: { retorno } }, verify) => {
          const late = Math.abs(Date.parse(retorno.dataCotacao) - Date.now());
          verify.holds("/retorno/dataCotacao", late < 5 * MINUTE, "must be now", retorno.dataCotacao);
        },
      }),
      ...moved(profile, undefined),
    },
  ];
}

/** Sets the target's clock before the case; undefined: to the present. */
export function moved({ driver }: Profile, instant: number | undefined): Pick<Case, "needs" | "before"> {
  return {
    needs: "moveClock",
    before: async () => driver.moveClock?.(instant === undefined ? new Date() : new Date(instant)),
  };
}
