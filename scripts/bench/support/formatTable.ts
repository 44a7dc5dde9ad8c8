import { styleText } from "node:util";
import type { BenchResult } from "./benchmark.ts";

/** A result as an aligned table for a terminal; styled only when `isStyled`. Numbers stand to the right. */
export function formatTable({ name, columns, rows, notes = [] }: BenchResult, isStyled: boolean): string {
  const style = (format: "bold" | "dim", text: string) =>
    isStyled ? styleText(format, text, { validateStream: false }) : text;
  const cells = rows.map((row) => row.map(String));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const isNumeric = columns.map((_, index) => rows.some((row) => typeof row[index] === "number"));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        isNumeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [
    style("bold", name),
    style("dim", line(columns)),
    ...cells.map(line),
    ...notes.map((note) => style("dim", `· ${note}`)),
  ].join("\n");
}
