const CONTEXT = 1;

/** A stretch of a source text; positions count UTF-16 units from 0. */
export interface Stretch {
  text: string;
  pos: number;
  end: number;
}

/** 1-based line and column of a position. */
export function lineAndColumn(text: string, pos: number): { line: number; column: number } {
  const before = text.slice(0, pos);
  const line = before.split("\n").length;
  return { line, column: pos - before.lastIndexOf("\n") };
}

/**
 * The lines around a stretch, numbered, and a mark below its part of the first line:
 * ```
 *   6 | model Copy {
 * > 7 |   loan: duration;
 *     |   ^^^^
 * ```
 */
export function codeFrame({ text, pos, end }: Stretch): string {
  const lines = text.split(/\r?\n/);
  const { line, column } = lineAndColumn(text, pos);
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(lines.length, line + CONTEXT);
  const width = String(last).length;
  const marked = Math.max(1, Math.min(end - pos, (lines[line - 1] ?? "").length - column + 1));
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const content = lines[number - 1] ?? "";
    frame.push(`${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`.trimEnd());
    if (number !== line) continue;
    // A tab stays one, so that the mark stands below what it marks.
    const indent = content.slice(0, column - 1).replace(/[^\t]/g, " ");
    frame.push(`  ${" ".repeat(width)} | ${indent}${"^".repeat(marked)}`);
  }
  return frame.join("\n");
}
