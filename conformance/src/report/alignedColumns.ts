/**
 * Rows of text as lines, their cells aligned in columns two blanks apart.
 * @param isRight whether the cells of a column stand to the right
 */
export function alignedColumns(
  rows: readonly (readonly string[])[],
  isRight: (column: number) => boolean = () => false,
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  const aligned = (cell: string, column: number) =>
    isRight(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join("  ").trimEnd());
}
