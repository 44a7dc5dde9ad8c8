import type { Rule } from "../generate/rule.ts";
import type { LastRun } from "./lastRun.ts";

/** A conformance case, as far as the ledger reads it. */
export interface LedgerCase {
  id: string;
  rules: readonly string[];
}

/** A server broken on purpose, by which the power of the cases is measured. */
export interface LedgerMutant {
  id: string;
  /** The rule that it breaks. */
  rule: string;
  does: string;
}

/** Everything that mentions rules, by rule. */
export interface Evidence {
  elements: ReadonlyMap<string, readonly string[]>;
  /** Source file by operation. */
  handlers: ReadonlyMap<string, string>;
  tests: ReadonlyMap<string, readonly string[]>;
  cases: readonly LedgerCase[];
  /** Where checks of cases name rules besides those of their case. */
  checks: ReadonlyMap<string, readonly string[]>;
  mutants: readonly LedgerMutant[];
  /** Why a rule has neither case nor test. */
  reasons: ReadonlyMap<string, string>;
  lastRun: LastRun | undefined;
}

/** A rule with what is known of it. */
export interface LedgerRow extends Rule {
  contract: readonly string[];
  handlers: readonly string[];
  tests: readonly string[];
  cases: readonly string[];
  /** Without a case of its own: where checks of other cases name it. */
  checks: readonly string[];
  /** What each mutant of the rule does wrong, by its id. */
  mutants: readonly string[];
  /** Of the rule's cases in the last run: `failed` when one failed, `passed` when all passed; `-` when none ran. */
  last: string;
  reason: string | undefined;
}

/** The ledger: for every rule its places in the contract, its handlers, tests and cases, and their last result. */
export function ledger(rules: readonly Rule[], evidence: Evidence): LedgerRow[] {
  const { elements, handlers, tests, checks, reasons, lastRun } = evidence;
  const casesOf = Map.groupBy(
    evidence.cases.flatMap(({ id, rules }) => rules.map((rule) => ({ id, rule }))),
    ({ rule }) => rule,
  );
  return rules.map((rule) => {
    const contract = elements.get(rule.id) ?? [];
    const cases = (casesOf.get(rule.id) ?? []).map(({ id }) => id);
    const operations = new Set([rule.operation, ...contract.map((element) => element.split("?")[0] ?? "")]);
    return {
      ...rule,
      contract,
      handlers: [...operations].flatMap((operation) => handlers.get(operation) ?? []),
      tests: tests.get(rule.id) ?? [],
      cases,
      checks: cases.length === 0 ? (checks.get(rule.id) ?? []) : [],
      mutants: evidence.mutants
        .filter((mutant) => mutant.rule === rule.id)
        .map(({ id, does }) => `${id}: ${does}`),
      last: lastOf(cases, lastRun),
      reason: reasons.get(rule.id),
    };
  });
}

/** Whether an implementation could break a rule without the kit telling: it shows, and neither case nor check names it. */
export function isUnwatched({ seen, cases, checks }: LedgerRow): boolean {
  return seen !== "inside" && cases.length + checks.length === 0;
}

const WORST_FIRST = ["failed", "advisory", "unsupported", "passed"];

function lastOf(cases: readonly string[], run: LastRun | undefined): string {
  const outcomes = new Set(cases.map((id) => run?.outcomes.get(id)));
  return WORST_FIRST.find((outcome) => outcomes.has(outcome)) ?? "-";
}
