import { alignedColumns } from "../../conformance/src/report/alignedColumns.ts";
import type { LastRun } from "./lastRun.ts";
import { isUnwatched, type LedgerRow } from "./ledger.ts";

const COLUMNS = [
  "rule",
  "module",
  "kind",
  "contract",
  "handler",
  "tests",
  "cases",
  "mutants",
  "last",
  "note",
] as const;

/** The ledger as a table: one line per rule, of each list the first entry and how many more there are. */
export function ledgerTable(rows: readonly LedgerRow[]): string {
  return alignedColumns([COLUMNS, ...rows.map(cellsOf)]).join("\n");
}

function cellsOf(row: LedgerRow): string[] {
  const { id, module, kind, contract, handlers, tests, cases, checks, mutants, last } = row;
  const files = (list: readonly string[]) =>
    list.map((path) => path.slice(path.lastIndexOf("/") + 1).replace(/(\.test)?\.ts(:\d+)?$/, ""));
  const note = row.reason ? "not testable" : isUnwatched(row) ? `${row.seen}, no case` : "";
  return [
    id,
    module,
    kind,
    brief(contract),
    brief(files(handlers)),
    brief(files(tests)),
    cases.length > 0 ? String(cases.length) : checks.length > 0 ? "check" : "-",
    mutants.length === 0 ? "-" : String(mutants.length),
    last,
    note,
  ];
}

function brief([first, ...more]: readonly string[]): string {
  if (first === undefined) return "-";
  return more.length === 0 ? first : `${first} +${more.length}`;
}

/** Everything about one rule. */
export function ruleDetails(row: LedgerRow, run: LastRun | undefined): string {
  const section = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? [`  ${name}: none`] : [`  ${name}:`, ...entries.map((entry) => `    ${entry}`)];
  return [
    `${row.id} (${row.module}, ${row.kind}, ${row.seen}) ${row.text}`,
    ...section("contract", row.contract),
    ...section("handler", row.handlers),
    ...section("tests", row.tests),
    ...section(
      "cases",
      row.cases.map((id) => `${id}  ${run?.outcomes.get(id) ?? "-"}`),
    ),
    ...(row.checks.length > 0 ? section("checks of other cases", row.checks) : []),
    ...(row.mutants.length > 0 ? section("mutants", row.mutants) : []),
    ...(row.reason ? [`  reason: ${row.reason}`] : []),
  ].join("\n");
}

/** What the ledger amounts to: coverage, what no case watches, and how old the results are. */
export function ledgerSummary(
  rows: readonly LedgerRow[],
  run: LastRun | undefined,
  contractHash: string,
): string {
  const count = (test: (row: LedgerRow) => boolean) => rows.filter(test).length;
  const unwatched = (seen: string) => rows.filter((row) => row.seen === seen && isUnwatched(row));
  const list = (title: string, found: readonly LedgerRow[]) =>
    found.length === 0 ? [] : [`${title} (${found.length}):`, ...wrapped(found.map(({ id }) => id))];
  return [
    `${rows.length} rules: ${count(({ contract }) => contract.length > 0)} in the contract, ${count(({ tests }) => tests.length > 0)} with a test, ` +
      `${count(({ cases }) => cases.length > 0)} with a case, ${count(({ tests, cases }) => tests.length > 0 && cases.length > 0)} with both, ` +
      `${count(({ mutants }) => mutants.length > 0)} broken by a mutant, ` +
      `${count(({ reason }) => reason !== undefined)} not testable`,
    ...list(
      "no case, but checks of other cases name it",
      rows.filter(({ checks }) => checks.length > 0),
    ),
    ...list("seen from outside, neither case nor check", unwatched("outside")),
    ...list("seen with a driver's help, neither case nor check", unwatched("driver")),
    run
      ? `last conformance run: ${run.verdict}, ${run.at.toISOString().slice(0, 16).replace("T", " ")} UTC, ` +
        (run.contract === contractHash ? "this contract" : "another contract than this one")
      : "last conformance run: none kept (npm run conformance)",
  ].join("\n");
}

/** Words in lines of at most 110 characters. */
function wrapped(words: readonly string[]): string[] {
  const lines = [""];
  for (const word of words) {
    if ((lines.at(-1)?.length ?? 0) + word.length > 108) lines.push("");
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((line) => ` ${line}`);
}
