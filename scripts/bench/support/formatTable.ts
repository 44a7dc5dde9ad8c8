import { styleText } from "node:util";
import { alignedColumns } from "../../../conformance/src/report/alignedColumns.ts";
import type { BenchResult } from "./benchmark.ts";

/** A result as an aligned table for a terminal; styled only when `isStyled`. Numbers stand to the right. */
export function formatTable({ name, columns, rows, notes = [] }: BenchResult, isStyled: boolean): string {
  const style = (format: "bold" | "dim", text: string) =>
    isStyled ? styleText(format, text, { validateStream: false }) : text;
  const isNumeric = (column: number) => rows.some((row) => typeof row[column] === "number");
  const [header = "", ...lines] = alignedColumns([columns, ...rows.map((row) => row.map(String))], isNumeric);
  return [
    style("bold", name),
    style("dim", header),
    ...lines,
    ...notes.map((note) => style("dim", `· ${note}`)),
  ].join("\n");
}
