/** A cell of a CSV line: text, or a number that is written with a decimal comma; null is left blank. */
export type CsvCell = string | number | null;

/** What spreadsheets begin a formula with, in text that somebody else may have written. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of a CSV file for spreadsheets in Portuguese: `;` between cells, decimal comma, CRLF. Text never becomes a formula. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(";")}\r\n`;
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
