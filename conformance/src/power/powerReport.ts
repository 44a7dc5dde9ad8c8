import { type Fate, isGood, type Trial } from "./fate.ts";
import type { Mutant } from "./mutant.ts";
import type { Power } from "./runPower.ts";
import type { Variant } from "./variant.ts";

/** What each fate means to the reader of the report. */
const WORDS: Record<Fate, string> = {
  killed: "killed by",
  passed: "passed",
  misnamed: "killed only by a case that names other rules:",
  survived: "SURVIVED: no case noticed",
  untouched: "SURVIVED: no case even reached it",
  idle: "IDLE: it changed nothing",
  refused: "REFUSED by",
  fault: "NO VERDICT:",
};

/** One line per trial, grouped by family, then how many of each family were killed, then the variants. */
export function powerReport(power: Power, mutants: readonly Mutant[], variants: readonly Variant[]): string {
  const fates = new Map([...power.mutants, ...power.variants].map((trial) => [trial.id, trial]));
  const families = [...new Set(mutants.map(({ family }) => family))].sort();
  const width = Math.max(10, ...[...fates.keys()].map((id) => id.length));
  const line = (subject: { id: string; does: string }) => {
    const trial = fates.get(subject.id) as Trial;
    const what = isGood(trial)
      ? ""
      : `\n      it ${subject.does}${trial.found ? `\n      ${trial.found}` : ""}`;
    return `  ${subject.id.padEnd(width)}  ${WORDS[trial.fate]} ${trial.by ?? ""}`.trimEnd() + what;
  };
  const rows = families.map((family) => {
    const mine = mutants.filter((mutant) => mutant.family === family).map(({ id }) => fates.get(id) as Trial);
    const count = (...wanted: Fate[]) => mine.filter(({ fate }) => wanted.includes(fate)).length;
    const numbers = [
      mine.length,
      count("killed"),
      count("misnamed"),
      count("survived", "untouched"),
      count("fault"),
    ];
    return family.padEnd(12) + numbers.map((number) => String(number).padStart(10)).join("");
  });
  const header = ["mutants", "killed", "misnamed", "survived", "fault"].map((name) => name.padStart(10));
  return [
    ...families.flatMap((family) => [
      family,
      ...mutants.filter((mutant) => mutant.family === family).map(line),
    ]),
    ...(variants.length > 0 ? ["variants", ...variants.map(line)] : []),
    "",
    ...(mutants.length > 0 ? [`${"family".padEnd(12)}${header.join("")}`, ...rows, ""] : []),
    summary(power),
  ].join("\n");
}

function summary({ mutants, variants, stored, seconds }: Power): string {
  const good = (trials: Trial[]) => trials.filter(isGood).length;
  return [
    `${good(mutants)} of ${mutants.length} mutants killed by a case that names the broken rule`,
    `${good(variants)} of ${variants.length} variants passed`,
    ...(stored > 0 ? [`${stored} results of earlier runs`] : []),
    `${seconds.toFixed(1)} s`,
  ].join(", ");
}
