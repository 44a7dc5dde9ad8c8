import { hash } from "node:crypto";
import type { Database } from "../../platform/storage/database.ts";
import { readRows } from "../../platform/storage/rows/readRows.ts";
import { listTables } from "../../platform/storage/rows/tables.ts";

/** Hash of the rows of a loja in each table: equal when nothing of it was changed. */
export async function contentOfLoja(
  { dialect, reader }: Database,
  idLoja: number,
): Promise<Record<string, string>> {
  return reader.transaction(async (trx) => {
    const content: Record<string, string> = {};
    for (const table of await listTables(trx, dialect)) {
      const column = table.name === "loja" ? "id" : "id_loja";
      if (!table.columns.includes(column)) continue;
      const rows: string[] = [];
      for await (const page of readRows(trx, dialect, table))
        for (const row of page) if (Number(row[column]) === idLoja) rows.push(JSON.stringify(row));
      content[table.name] = hash("sha256", rows.join("\n"));
    }
    return content;
  });
}
