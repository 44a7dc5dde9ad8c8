import { bold, dim } from "./terminal.ts";

/** A record of the interface, as JSON. */
export type Fields = Record<string, unknown>;

/** Columns of text, aligned: numbers to the right, by their decimals, everything else to the left. */
export function renderTable(
  records: readonly Fields[],
  columns: readonly string[],
  coloured: boolean,
): string {
  const decimals = columns.map((column) => decimalsOf(records.map((record) => record[column])));
  const cells = records.map((record) =>
    columns.map((column, index) => cellOf(record[column], decimals[index])),
  );
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => width(row[index] as string))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => pad(cell, widths[index] as number, decimals[index] !== undefined))
      .join("  ")
      .trimEnd();
  return [bold(line(columns), coloured), ...cells.map(line)].join("\n");
}

/** One record as a list of names and values, inner objects as `limites.volumes`. */
export function renderRecord(record: Fields, coloured: boolean): string {
  const entries = flatten(record);
  const longest = Math.max(...entries.map(([name]) => name.length));
  return entries
    .map(([name, value]) => `${dim(name.padEnd(longest), coloured)}  ${cellOf(value)}`)
    .join("\n");
}

function flatten(record: Fields, prefix = ""): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? flatten(value as Fields, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );
}

/** Most decimals of a column of numbers, of which some may be unknown; undefined when it is none. */
function decimalsOf(values: readonly unknown[]): number | undefined {
  const numbers = values.filter((value) => value !== null && value !== undefined);
  if (numbers.length === 0 || !numbers.every((value) => typeof value === "number")) return undefined;
  return Math.max(...numbers.map((value) => (String(value).split(".")[1] ?? "").length));
}

function cellOf(value: unknown, decimals?: number): string {
  if (typeof value === "number" && decimals !== undefined) return value.toFixed(decimals);
  if (value === null || value === undefined) return "-";
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.length === 0) return "-";
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Characters, not code units, so that accents written as one or two units align. */
const width = (text: string) => [...text.normalize("NFC")].length;

function pad(text: string, size: number, toTheRight: boolean): string {
  const blanks = " ".repeat(Math.max(0, size - width(text)));
  return toTheRight ? blanks + text : text + blanks;
}
