import type { Outcome } from "./testTool.ts";

const COLUMNS = ["tool", "language", "document", "generated", "compiled", "calls"] as const;

/** The outcomes as a table, below it what was wrong, and what is a fault of a tool's own. */
export function printTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ tool, language, document, generate, compile, call }) => [
    tool,
    language,
    document,
    generate,
    compile,
    call,
  ]);
  const widths = COLUMNS.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  const notes = outcomes.flatMap(({ tool, document, faults, known, ok }) => [
    ...(ok ? known.map((because) => `${tool} ${document}: the tool's own fault: ${because}`) : []),
    ...(ok ? [] : [`\nFAILED ${tool} ${document}`, ...faults.map(indent)]),
  ]);
  return [
    lineOf(COLUMNS),
    lineOf(widths.map((width) => "-".repeat(width))),
    ...rows.map(lineOf),
    ...notes,
  ].join("\n");
}

const indent = (text: string) => text.replaceAll(/^/gm, "  ");
