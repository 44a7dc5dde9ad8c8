import type { Row } from "./readRows.ts";

/** A row as one line of JSON: the values of its columns in their order, bytes as `{"base64": "..."}`. */
export function toLine(row: Row, columns: readonly string[]): string {
  const cells = columns.map((column) => {
    const value = row[column];
    return value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
  });
  return `${JSON.stringify(cells)}\n`;
}

/** The row of such a line. @throws SyntaxError, or Error when it has another number of values */
export function fromLine(line: string, columns: readonly string[]): Row {
  const cells: unknown[] = JSON.parse(line);
  if (!Array.isArray(cells) || cells.length !== columns.length)
    throw new Error(`a row has not the ${columns.length} values of its columns`);
  return Object.fromEntries(
    columns.map((column, place) => {
      const cell = cells[place] as Row[string] | { base64: string };
      const isBytes = typeof cell === "object" && cell !== null && "base64" in cell;
      return [column, isBytes ? Buffer.from(cell.base64, "base64") : (cell as Row[string])];
    }),
  );
}
