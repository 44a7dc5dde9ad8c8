import { alignedColumns } from "../../report/alignedColumns.ts";
import { type DerivedFate, type DerivedTrial, isNoticed } from "./derivedFate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { type Explanation, explanationOf } from "./explained.ts";

/** A mutant, what became of it, and why that may be so. */
interface Row {
  mutant: DerivedMutant;
  trial: DerivedTrial;
  explanation: string | undefined;
}

const FATES: readonly DerivedFate[] = ["killed", "misnamed", "advisory", "survived", "untouched", "fault"];

/** What a run of derived mutants measured. */
export interface DerivedPower {
  seed: string;
  /** That the trials of this run took. */
  seconds: number;
  /** Trials taken over from earlier runs. */
  stored: number;
  rows: readonly Row[];
}

export function derivedPower(
  mutants: readonly DerivedMutant[],
  trials: readonly DerivedTrial[],
  explanations: readonly Explanation[],
  about: Omit<DerivedPower, "rows">,
): DerivedPower {
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const rows = trials.map((trial) => ({
    mutant: byId.get(trial.id) as DerivedMutant,
    trial,
    explanation: explanationOf(trial.id, explanations),
  }));
  return { ...about, rows };
}

/** Breaches of the interface that no binding case noticed and nobody explained. */
const isOpen = ({ mutant, trial, explanation }: Row): boolean =>
  mutant.layer === "interface" &&
  (trial.fate === "survived" || trial.fate === "advisory") &&
  explanation === undefined;

/** 0 when every breach of the interface that showed was noticed or is explained, otherwise 1; 2 when a trial failed. */
export function derivedExitCode({ rows }: DerivedPower): 0 | 1 | 2 {
  if (rows.some(({ trial }) => trial.fate === "fault")) return 2;
  return rows.some(isOpen) ? 1 : 0;
}

/** Tables by operation and by kind, what was not noticed with its reason, and the summary. */
export function derivedReport(power: DerivedPower): string {
  const { rows, seed, seconds, stored } = power;
  const open = rows.filter(({ trial }) => !isNoticed(trial) && trial.fate !== "untouched");
  const list = open.map(({ mutant, trial, explanation = "NOT EXPLAINED" }) => [
    `  ${trial.fate}`,
    mutant.layer,
    mutant.id,
    trial.found && trial.fate === "fault" ? trial.found : (trial.by ?? ""),
    explanation,
  ]);
  const tried = rows.length - stored;
  const pace =
    tried === 0 ? "" : `, ${seconds.toFixed(1)} s, ${Math.round((tried / seconds) * 60)} in a minute`;
  const earlier = stored === 0 ? "" : `, ${stored} of them settled by earlier runs (--again)`;
  return [
    ...table("operation", rows, ({ mutant }) => mutant.operation),
    "",
    ...table("kind", rows, ({ mutant }) => mutant.kind),
    "",
    ...(list.length > 0 ? ["not noticed:", ...alignedColumns(list), ""] : []),
    ...(["interface", "reference"] as const).map((layer) =>
      summary(
        layer,
        rows.filter(({ mutant }) => mutant.layer === layer),
      ),
    ),
    `${rows.length} mutants, seed ${seed}${earlier}${pace}`,
  ].join("\n");
}

function table(name: string, rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  const groups = Map.groupBy(rows, keyOf);
  const lines = Array.from(groups, ([key, mine]) => [key, ...numbers(mine)]);
  return alignedColumns([[name, "mutants", ...FATES, "noticed"], ...lines], (column) => column > 0);
}

function numbers(rows: readonly Row[]): string[] {
  const counts = FATES.map((fate) => rows.filter(({ trial }) => trial.fate === fate).length);
  return [rows.length, ...counts].map(String).concat(noticed(rows));
}

/** Share of those that acted and are not explained. */
function noticed(rows: readonly Row[]): string {
  const acted = rows.filter(({ trial }) => trial.fate !== "untouched" && trial.fate !== "fault");
  const caught = acted.filter(({ trial }) => isNoticed(trial));
  const explained = acted.filter((row) => !caught.includes(row) && row.explanation !== undefined);
  const counted = acted.length - explained.length;
  return counted === 0 ? "-" : `${((caught.length / counted) * 100).toFixed(1)}%`;
}

function summary(layer: string, rows: readonly Row[]): string {
  const open = rows.filter(isOpen).length;
  const untouched = rows.filter(({ trial }) => trial.fate === "untouched").length;
  return `${layer}: ${rows.length} mutants, ${rows.length - untouched} of them acted, ${noticed(rows)} noticed, ${open} neither noticed nor explained`;
}
