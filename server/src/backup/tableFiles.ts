import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { readLines } from "../platform/readLines.ts";
import type { Row } from "../platform/storage/rows/readRows.ts";
import { fromLine, toLine } from "../platform/storage/rows/rowLine.ts";
import { BackupError } from "./backupError.ts";
import { counter, writeDurably } from "./folder.ts";
import type { TableEntry } from "./manifest.ts";

/** Rows that are written at a time. */
const PAGE = 200;
/** Most of the time of a backup is gzip's; the highest levels save a tenth for several times the time. */
const LEVEL = 3;

const pathOf = (folder: string, name: string) => join(folder, "tables", `${name}.jsonl.gz`);

/** Writes the rows of a table, a line of JSON each; returns what the manifest says of them. */
export async function writeTable(
  folder: string,
  { name, columns }: Pick<TableEntry, "name" | "columns">,
  pages: AsyncIterable<Row[]>,
  onRows: (count: number) => void,
): Promise<TableEntry> {
  let rows = 0;
  const counted = counter();
  async function* lines() {
    for await (const page of pages) {
      yield page.map((row) => toLine(row, columns)).join("");
      rows += page.length;
      onRows(page.length);
    }
  }
  await writeDurably(pathOf(folder, name), lines(), counted, createGzip({ level: LEVEL }));
  return { name, columns, rows, sha256: counted.result().sha256 };
}

/** What rows of a table would be written as. */
export async function measureTable(
  { name, columns }: Pick<TableEntry, "name" | "columns">,
  pages: AsyncIterable<Row[]>,
): Promise<TableEntry> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const page of pages) {
    for (const row of page) hash.update(toLine(row, columns));
    rows += page.length;
  }
  return { name, columns, rows, sha256: hash.digest("hex") };
}

/**
 * Reads the rows of a table back, in pages.
 *
 * @throws BackupError after the last one when they are not those that the manifest knows
 */
export async function* readTable(folder: string, entry: TableEntry): AsyncGenerator<Row[]> {
  const { name, columns } = entry;
  const path = pathOf(folder, name);
  const damaged = (why: string) => new BackupError(`${path} is damaged: ${why}`);
  const hash = createHash("sha256");
  let rows = 0;
  let page: Row[] = [];
  const bytes = pipeline(createReadStream(path), createGunzip(), () => undefined);
  try {
    for await (const lines of readLines(bytes, { longest: Number.POSITIVE_INFINITY }))
      for (const { text } of lines) {
        if (text === null) throw new Error("a line is not UTF-8");
        hash.update(`${text}\n`);
        rows++;
        if (page.push(fromLine(text, columns)) < PAGE) continue;
        yield page;
        page = [];
      }
  } catch (error) {
    throw damaged((error as Error).message);
  } finally {
    bytes.destroy();
  }
  if (page.length > 0) yield page;
  if (rows !== entry.rows) throw damaged(`it has ${rows} rows, the manifest says ${entry.rows}`);
  if (hash.digest("hex") !== entry.sha256) throw damaged("its checksum is not the manifest's");
}
