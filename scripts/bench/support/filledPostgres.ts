import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { type PostgresServer, startPostgres } from "../../../server/src/test-support/startPostgres.ts";
import { fillDatabase } from "../dataSet/fillDatabase.ts";

/** A PostgreSQL server with the data set in its database; undefined when none can be started here. */
export async function filledPostgres(): Promise<PostgresServer | undefined> {
  const postgres = await startPostgres().catch(() => undefined);
  if (!postgres) return undefined;
  try {
    const db = await openDatabase(postgres.url);
    await fillDatabase(db);
    await db.close();
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
