import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";

/** Leaves a table of a PostgreSQL database as autovacuum does some minutes after a big load. */
export async function vacuum(url: string, table: string): Promise<void> {
  const db = await openDatabase(url);
  await db.reader.raw(`VACUUM ANALYZE ${table}`);
  await db.close();
}
