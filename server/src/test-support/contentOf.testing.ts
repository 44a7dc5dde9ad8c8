import { measureTable } from "../backup/tableFiles.ts";
import type { Database } from "../platform/storage/database.ts";
import { readRows } from "../platform/storage/rows/readRows.ts";
import { listTables } from "../platform/storage/rows/tables.ts";

/** Number and hash of the rows of every table: equal when nothing was changed. */
export async function contentOf({
  dialect,
  reader,
}: Pick<Database, "dialect" | "reader">): Promise<Record<string, string>> {
  return reader.transaction(async (trx) => {
    const content: Record<string, string> = {};
    for (const table of await listTables(trx, dialect)) {
      const { rows, sha256 } = await measureTable(table, readRows(trx, dialect, table));
      content[table.name] = `${rows} ${sha256.slice(0, 16)}`;
    }
    return content;
  });
}
