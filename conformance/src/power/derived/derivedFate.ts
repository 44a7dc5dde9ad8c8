import type { Problem } from "../../engine/problem.ts";
import type { DerivedMutant } from "./derivedMutant.ts";

/**
 * What became of a derived mutant, the best first. `killed`: a case failed under a rule of the place or of what holds it;
 * `misnamed`: cases failed, but under other rules; `advisory`: the interface is broken, and cases noticed it only under
 * decisions, which count for nothing by default; `survived`: it acted, and no case noticed; `untouched`: it never acted, so
 * the kit never sees the place; `fault`: the trial itself failed.
 */
export type DerivedFate = "killed" | "misnamed" | "advisory" | "survived" | "untouched" | "fault";

export interface DerivedTrial {
  id: string;
  fate: DerivedFate;
  /** The case that decided, and what it found. */
  by?: string;
  found?: string;
  /** A later request was another one than on the tape: what the server would have said is not known. */
  isOpen?: boolean;
}

const ORDER: readonly DerivedFate[] = ["killed", "misnamed", "advisory", "survived", "untouched", "fault"];

/** Did a case that counts notice the mutant, under whichever rules? */
export const isNoticed = ({ fate }: DerivedTrial): boolean => fate === "killed" || fate === "misnamed";

/** How well a problem catches a mutant. */
export function fateByProblem({ rules, layer }: DerivedMutant, problem: Problem): DerivedFate {
  const named = problem.rules.filter((rule) => rules.includes(rule));
  if (layer === "reference") return named.length > 0 ? "killed" : "misnamed";
  if (problem.layer === "reference") return "advisory";
  return named.length > 0 ? "killed" : "misnamed";
}

/** The better of two trials of a mutant. */
export function better(one: DerivedTrial, other: DerivedTrial): DerivedTrial {
  const best = ORDER.indexOf(other.fate) < ORDER.indexOf(one.fate) ? other : one;
  return one.isOpen || other.isOpen ? { ...best, isOpen: true } : best;
}
