import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { spawnScript } from "../../../server/src/test-support/spawnScript.ts";
import { fillDatabase } from "../dataSet/fillDatabase.ts";

/** A PostgreSQL server with the data set in its database; undefined when none can be started here. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<unknown> } | undefined> {
  const script = spawnScript("postgres");
  const stop = () => {
    script.process.stdin?.end();
    return script.ended;
  };
  for await (const url of script.lines) {
    try {
      const db = await openDatabase(url);
      await fillDatabase(db);
      await db.close();
      return { url, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  }
  return undefined;
}
