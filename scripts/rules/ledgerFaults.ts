import type { Evidence, LedgerRow } from "./ledger.ts";

/**
 * What makes the ledger untrue, one sentence each: a rule with neither case nor test and no reason, a shape that the contract
 * does not cite, a mention of a rule that does not exist, a reason that is not needed, an operation that does not exist,
 * a status that it does not have.
 * @param mentions every place that mentions a rule, by rule
 * @param operations documented statuses by operation
 */
export function ledgerFaults(
  rows: readonly LedgerRow[],
  { elements, cases, mutants, reasons }: Pick<Evidence, "elements" | "cases" | "mutants" | "reasons">,
  mentions: ReadonlyMap<string, readonly string[]>,
  operations: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = (where: string, ids: Iterable<string>) =>
    [...ids].filter((id) => !known.has(id)).map((id) => `${id}, cited by ${where}, is no rule`);
  return [
    ...rows.flatMap(({ id, operation, kind, status, cases, tests, contract, reason }) => [
      ...(cases.length + tests.length === 0 && !reason
        ? [`${id} has neither a case nor a test, and no reason says why`]
        : []),
      ...(cases.length + tests.length > 0 && reason
        ? [`${id} has a reason for not being tested, and a case or test`]
        : []),
      ...(kind === "shape" && contract.length === 0 && !reason
        ? [`${id} is about a shape, and no element of the contract cites it`]
        : []),
      ...(operation === "-" || operations.has(operation) ? [] : [`${id}: ${operation} is no operation`]),
      ...(status === null || (operations.get(operation)?.includes(String(status)) ?? true)
        ? []
        : [`${id}: ${operation} documents no status ${status}`]),
    ]),
    ...[...elements].flatMap(([id, names]) => unknown(`the contract's ${names[0]}`, [id])),
    ...[...mentions].flatMap(([id, places]) => unknown(places.join(", "), [id])),
    ...cases.flatMap(({ id, rules }) => unknown(`case ${id}`, rules)),
    ...mutants.flatMap(({ id, rule }) => unknown(`mutant ${id}`, [rule])),
    ...unknown("the reasons", reasons.keys()),
  ];
}
