import type { Knex } from "knex";
import type { MigrationDialect } from "../migrations/migration.ts";
import type { Table } from "./tables.ts";

/** A row as the driver gives it: numbers, texts, nulls and bytes. */
export type Row = Record<string, string | number | null | Uint8Array>;

/** Rows of the first page of a table; a row may have megabytes. */
const FIRST_PAGE = 50;
const LARGEST_PAGE = 2000;
/** Characters that a page should have. */
const PAGE_LENGTH = 4_000_000;

/**
 * The rows of a table in the order of their key, which is the same on both engines: texts compare by their bytes. Read in pages, so
 * that memory has one page, in a transaction that sees one snapshot.
 */
export async function* readRows(
  trx: Knex.Transaction,
  dialect: MigrationDialect,
  table: Table,
): AsyncGenerator<Row[]> {
  const pages = dialect === "sqlite" ? byKey(trx, table) : byCursor(trx, table);
  let size = FIRST_PAGE;
  await pages.next();
  for (;;) {
    const { value: rows = [], done } = await pages.next(size);
    if (rows.length > 0) yield rows;
    if (done === true || rows.length < size) break;
    const length = rows.reduce((sum, row) => sum + lengthOf(row), 0);
    size = Math.min(LARGEST_PAGE, Math.max(1, Math.floor((PAGE_LENGTH * rows.length) / length)));
  }
  await pages.return([]);
}

type Pages = AsyncGenerator<Row[], Row[], number>;

/** SQLite: each page begins after the key of the last row, which the index finds. */
async function* byKey(trx: Knex.Transaction, { name, columns, key }: Table): Pages {
  let size = yield [];
  let after: Row | undefined;
  for (;;) {
    const query = trx(name)
      .select(...columns)
      .orderBy(key)
      .limit(size);
    if (after !== undefined) {
      const last = after;
      const places = key.map(() => "??").join(", ");
      const values = key.map(() => "?").join(", ");
      query.whereRaw(`(${places}) > (${values})`, [...key, ...key.map((column) => last[column] as string)]);
    }
    const rows: Row[] = await query;
    after = rows.at(-1);
    size = yield rows;
  }
}

/** PostgreSQL: one sort, whatever the database's own order of texts. */
async function* byCursor(trx: Knex.Transaction, { name, columns, key, texts }: Table): Pages {
  const order = key.map((column) => (texts.includes(column) ? '?? COLLATE "C"' : "??")).join(", ");
  const shown = columns.map(() => "??").join(", ");
  await trx.raw(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${shown} FROM ?? ORDER BY ${order}`, [
    ...columns,
    name,
    ...key,
  ]);
  try {
    let size = yield [];
    for (;;) {
      const { rows } = await trx.raw(`FETCH ${size} FROM backup_rows`);
      size = yield rows;
    }
  } finally {
    await trx.raw("CLOSE backup_rows");
  }
}

function lengthOf(row: Row): number {
  let length = 10;
  for (const value of Object.values(row))
    length += typeof value === "object" ? (value?.length ?? 4) : String(value).length;
  return length;
}
