import type { Contract } from "./contract.ts";

/** Do only decisions of the project ask for something: are there rules, and is each of them one? */
export function isDecided({ isDecision }: Pick<Contract, "isDecision">, rules: readonly string[]): boolean {
  return rules.length > 0 && isDecision !== undefined && rules.every(isDecision);
}
