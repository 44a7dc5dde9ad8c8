import { parse } from "csv-parse/sync";

/** Character between the cells of a line. */
export type Separator = ";" | ",";

/** The cells of one line, trimmed; null when its quotes are not in pairs. */
export function splitCells(line: string, separator: Separator): string[] | null {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  try {
    const records: string[][] = parse(line, { delimiter: separator, trim: true, relax_column_count: true });
    return records[0] ?? [];
  } catch {
    return null;
  }
}
