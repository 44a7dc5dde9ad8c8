import type { Contract } from "../../engine/contract.ts";
import { answerMutants } from "./answerMutants.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { effectMutants } from "./effectMutants.ts";
import { envelopeMutants } from "./envelopeMutants.ts";
import { limitMutants } from "./limitMutants.ts";
import { notificationMutants } from "./notificationMutants.ts";
import { requestMutants } from "./requestMutants.ts";
import { statusMutants } from "./statusMutants.ts";
import { tokenMutants } from "./tokenMutants.ts";

/** Every mutant that the contract gives: of answers, statuses, headers, limits, fields, tokens and events. */
export function derivedMutants(contract: Contract): DerivedMutant[] {
  return [
    ...answerMutants(contract),
    ...statusMutants(contract),
    ...envelopeMutants(contract),
    ...limitMutants(contract),
    ...requestMutants(contract),
    ...tokenMutants(contract),
    ...effectMutants(contract),
    ...notificationMutants(),
  ];
}
