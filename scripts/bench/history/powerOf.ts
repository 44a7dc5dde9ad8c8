import type { Trial } from "../../../conformance/src/power/fate.ts";
import type { Mutant } from "../../../conformance/src/power/mutant.ts";
import type { RecordedRun } from "./history.ts";

/** What the kit noticed in the trials that are recorded, by family of mutants; undefined when nothing was tried. */
export function powerOf(
  mutants: readonly Pick<Mutant, "id" | "family">[],
  trials: Readonly<Record<string, Trial>>,
): RecordedRun["power"] {
  const fates = new Map(Object.values(trials).map(({ id, fate }) => [id, fate]));
  const tried = mutants.filter(({ id }) => fates.has(id));
  if (tried.length === 0) return undefined;
  const families = [...Map.groupBy(tried, ({ family }) => family)].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    families.map(([family, own]) => [
      family,
      [own.length, own.filter(({ id }) => fates.get(id) === "killed").length],
    ]),
  );
}
