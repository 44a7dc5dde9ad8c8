import type { Layer } from "../../engine/problem.ts";

const isDecision = (rule: string): boolean => rule.startsWith("NS-");

/**
 * Who asks for what the contract says of a place.
 * @param rules of the place itself, or of what holds it when it has none
 * @param isInInterface whether the interface alone, without the decisions, says it too
 */
export function layerOf(rules: readonly string[], isInInterface: boolean): Layer {
  return !isInInterface || (rules.length > 0 && rules.every(isDecision)) ? "reference" : "interface";
}

/** That an order is not sent twice, that a body has a size and a type: decisions (NS-030, NS-079, NS-003). */
export function isDecidedStatus(status: number): boolean {
  return status === 409 || status === 413 || status === 415;
}
