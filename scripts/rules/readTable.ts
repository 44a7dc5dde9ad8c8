import { readFileSync } from "node:fs";

/** One row of a table: text by column. */
export type TableRow<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Reads a table of tab-separated values whose first line names its columns; no quoting, no empty cells.
 * @throws Error naming file and line where a row is malformed or repeats the value of the first column
 */
export function readTable<Column extends string>(
  file: string,
  columns: readonly [Column, ...Column[]],
): TableRow<Column>[] {
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  if (header !== columns.join("\t")) throw new Error(`${file}: the columns must be ${columns.join(", ")}`);
  const keys = new Set<string>();
  return lines.map((line, index) => {
    const cells = line.split("\t");
    const where = `${file}:${index + 2}`;
    if (cells.length !== columns.length || cells.some((cell) => cell.trim() === "" || cell !== cell.trim()))
      throw new Error(`${where}: a row has ${columns.length} cells between tabs, none of them empty`);
    const key = cells[0] as string;
    if (keys.has(key)) throw new Error(`${where}: ${key} is there twice`);
    keys.add(key);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as TableRow<Column>;
  });
}
