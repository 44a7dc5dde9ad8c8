import type { Wrap } from "./exchange.ts";

/** A server that is broken on purpose: it breaks one rule, the way a careless implementer would. */
export interface Mutant {
  /** The rule that it breaks and what it does, e.g. `COT-015/flag-not-inverted`. */
  id: string;
  rule: string;
  /** Letters of the rule: mutants are counted by it. */
  family: string;
  /** Module of the cases that are run when those naming the rule do not notice it. */
  module: string;
  /** What it does wrong, in words. */
  does: string;
  /** A new wrapper, with a memory of its own. */
  wrap: () => Wrap;
}

/** Ids of mutants with what they do wrong and how. */
export type MutantTable = Record<string, readonly [does: string, wrap: () => Wrap]>;

/** The mutants of one module of the kit. */
export function mutantsOf(module: string, table: MutantTable): Mutant[] {
  return Object.entries(table).map(([id, [does, wrap]]) => {
    const rule = id.split("/")[0] ?? id;
    return { id, rule, family: rule.replace(/-\d+$/, ""), module, does, wrap };
  });
}
