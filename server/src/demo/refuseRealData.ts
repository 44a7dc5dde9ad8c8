import { type Config, ConfigError } from "../platform/config.ts";
import type { Database } from "../platform/storage/database.ts";
import { hasDemoToken, hasStore } from "./demoStores.ts";

/**
 * Keeps the clock of real stores from being moved: their orders and quotations would get wrong dates, and quotations would be
 * deleted before their time.
 * @throws ConfigError when the database has stores, unless they are the demonstration's and the server runs as such
 */
export async function refuseRealData({ demo }: Pick<Config, "demo">, { reader }: Database): Promise<void> {
  if (!(await hasStore(reader)) || (demo && (await hasDemoToken(reader)))) return;
  throw new ConfigError(
    "FRETE_TEST_CLOCK is 1 and the database has stores of its own: the clock is moved on the demonstration (FRETE_DEMO=1) or on an empty database only",
  );
}
