import type { Scenario } from "./case.ts";
import { CaseRun } from "./caseRun.ts";
import type { Contract } from "./contract.ts";
import { KitError } from "./kitError.ts";
import { Preparation } from "./preparation.ts";

/** A case on its way, in its place: the module that it counts for, and what the cases of its scenario have left behind. */
export interface PlacedCase {
  run: CaseRun;
  module: string;
  preparation: Preparation;
}

/**
 * The cases of scenarios in their order, by id.
 * @throws KitError when two have the same
 */
export function placeCases(contract: Contract, scenarios: readonly Scenario[]): Map<string, PlacedCase> {
  const placed = new Map<string, PlacedCase>();
  for (const { module, cases } of scenarios) {
    const preparation = new Preparation(contract);
    for (const testCase of cases) {
      if (placed.has(testCase.id)) throw new KitError(`two cases have the id ${testCase.id}`);
      placed.set(testCase.id, { run: new CaseRun(contract, testCase), module, preparation });
    }
  }
  return placed;
}
