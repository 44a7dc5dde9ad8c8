import type { Scenario } from "./case.ts";
import { KitError } from "./kitError.ts";

/** Limits a run to cases that match one entry of every list given. */
export interface Selection {
  modules?: readonly string[];
  operations?: readonly string[];
  rules?: readonly string[];
  /** Case ids, or how they begin. */
  cases?: readonly string[];
}

/**
 * The scenarios that hold selected cases, each up to its last one: earlier cases of a scenario prepare later ones.
 * @throws KitError when nothing is selected, since an empty run proves nothing
 */
export function selectCases(scenarios: readonly Scenario[], selection: Selection): Scenario[] {
  const { modules, operations, rules, cases } = selection;
  if (describeSelection(selection) === "") return [...scenarios];
  const selected = scenarios
    .filter(({ module }) => modules?.includes(module) ?? true)
    .map((scenario) => {
      const last = scenario.cases.findLastIndex(
        (testCase) =>
          (operations?.includes(testCase.operation) ?? true) &&
          (rules?.some((rule) => testCase.rules.includes(rule)) ?? true) &&
          (cases?.some((id) => testCase.id.startsWith(id)) ?? true),
      );
      return { ...scenario, cases: scenario.cases.slice(0, last + 1) };
    })
    .filter((scenario) => scenario.cases.length > 0);
  if (selected.length === 0) throw new KitError(`no case is selected by ${describeSelection(selection)}`);
  return selected;
}

/** The selection as options of the command line; empty when it limits nothing. */
export function describeSelection({ modules, operations, rules, cases }: Selection): string {
  const option = (name: string, values: readonly string[] = []) =>
    values.map((value) => `--${name} ${value}`);
  return [
    ...option("modulo", modules),
    ...option("operacao", operations),
    ...option("regra", rules),
    ...option("caso", cases),
  ].join(" ");
}
