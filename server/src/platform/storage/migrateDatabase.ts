import { connectAlone } from "./connectAlone.ts";
import type { StorageLog } from "./database.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { parseDatabaseUrl } from "./parseDatabaseUrl.ts";
import { toStorageError } from "./toStorageError.ts";

/**
 * Brings the schema of a database up to date, before services start on it or beside those of the release before.
 *
 * @returns the migrations that were run
 * @throws StorageError naming what this release does not know, or the migration that failed
 */
export async function migrateDatabase(
  url: string,
  log: StorageLog,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const target = parseDatabaseUrl(url);
  const { knex, close } = await connectAlone(target, log);
  try {
    return await migrate(knex, target.dialect, options);
  } catch (error) {
    throw toStorageError(error);
  } finally {
    await close();
  }
}
