import { rules } from "@frete/contract/loja/rules";
import type { OperationId } from "./operationId.ts";

/** Does the interface itself name this status for the rule? Where no rule of a failure does, it is a decision (NS-076). */
export function namesStatus(rule: string, status: number): boolean {
  return rules[rule]?.status === status;
}

/** Do values on either side of a field's limits prove the rule? Others say what the field does. */
export function isProvenByLimits(rule: string): boolean {
  return rules[rule]?.limits ?? false;
}

/** The rules by which the interface lists a status of an operation. */
export function rulesOfStatus(operation: OperationId, status: number): string[] {
  return Object.keys(rules).filter(
    (rule) => rules[rule]?.operation === operation && rules[rule]?.status === status,
  );
}
