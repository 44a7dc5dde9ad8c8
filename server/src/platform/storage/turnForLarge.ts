import { nextTurn } from "../../http/index.ts";

/** Rows, and characters (or bytes) of one text, that are made into something at once. */
const ROWS = 200;
const CHARACTERS = 64 * 1024;

/**
 * What to wait for before much is made of rows that were read: the turn of long work, for several answers may come at once, and a large
 * document takes some milliseconds to open.
 *
 * @returns undefined for what is small
 */
export function turnForLarge(rows: unknown): Promise<void> | undefined {
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  return rows.length > ROWS || rows.some(isLarge) ? nextTurn() : undefined;
}

function isLarge(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return isLargeText(row);
  for (const name in row) if (isLargeText((row as Record<string, unknown>)[name])) return true;
  return false;
}

const isLargeText = (cell: unknown) =>
  (typeof cell === "string" || cell instanceof Uint8Array) && cell.length > CHARACTERS;
