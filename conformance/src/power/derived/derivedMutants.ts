import type { Contract } from "../../engine/contract.ts";
import { answerMutants } from "./answerMutants.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { envelopeMutants } from "./envelopeMutants.ts";
import { limitMutants } from "./limitMutants.ts";
import { statusMutants } from "./statusMutants.ts";

/** Every mutant that the contract gives: of its answers, statuses, headers and limits. */
export function derivedMutants(contract: Contract): DerivedMutant[] {
  return [
    ...answerMutants(contract),
    ...statusMutants(contract),
    ...envelopeMutants(contract),
    ...limitMutants(contract),
  ];
}
