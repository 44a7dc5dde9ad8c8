import { printable, type Style } from "./terminal.ts";

/** A column of a table, read from one of its rows. */
export interface Column<Row> {
  title: string;
  of(row: Row): string;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** May be cut when a line does not fit; one column of a table at most. */
  isElastic?: boolean;
}

/** Rows as aligned lines that fit the width, below a line of titles. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], style: Style): string {
  const cells = rows.map((row) => columns.map(({ of }) => printable(of(row))));
  const widths = columns.map(({ title }, at) =>
    Math.max(...[title, ...cells.map((row) => row[at] ?? "")].map(length)),
  );
  const excess = sum(widths) + 2 * (columns.length - 1) - style.width;
  const elastic = columns.findIndex(({ isElastic }) => isElastic);
  if (excess > 0 && elastic >= 0) widths[elastic] = Math.max(8, (widths[elastic] ?? 0) - excess);
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => pad(cut(cell, widths[at] ?? 0), widths[at] ?? 0, columns[at]?.isNumber ?? false))
      .join("  ")
      .trimEnd();
  return [style.bold(line(columns.map(({ title }) => title))), ...cells.map(line)].join("\n");
}

/** Characters, not code units, so that accents written as one or two units align. */
const length = (text: string) => [...text.normalize("NFC")].length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function cut(text: string, size: number): string {
  const characters = [...text.normalize("NFC")];
  return characters.length <= size ? text : `${characters.slice(0, size - 1).join("")}…`;
}

function pad(text: string, size: number, toTheRight: boolean): string {
  const blanks = " ".repeat(Math.max(0, size - length(text)));
  return toTheRight ? blanks + text : text + blanks;
}
