import { alignedColumns } from "../../conformance/src/report/alignedColumns.ts";
import type { Outcome } from "./testTool.ts";

const COLUMNS = ["tool", "language", "document", "generated", "compiled", "calls"] as const;

/** The outcomes as a table, below it what was wrong, and what is a fault of a tool's own. */
export function printTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => [
    outcome.tool,
    outcome.language,
    outcome.document,
    outcome.generate,
    outcome.compile,
    outcome.call,
  ]);
  const [header = "", ...lines] = alignedColumns([COLUMNS, ...rows]);
  const notes = outcomes.flatMap(({ tool, document, faults, known, ok }) => [
    ...(ok ? known.map((because) => `${tool} ${document}: the tool's own fault: ${because}`) : []),
    ...(ok ? [] : [`\nFAILED ${tool} ${document}`, ...faults.map(indent)]),
  ]);
  return [header, "-".repeat(header.length), ...lines, ...notes].join("\n");
}

const indent = (text: string) => text.replaceAll(/^/gm, "  ");
