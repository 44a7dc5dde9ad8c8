import { type Config, ConfigError } from "../platform/config.ts";
import type { Database } from "../platform/storage/database.ts";
import { hasDemoToken, hasLoja } from "./demoLojas.ts";

/**
 * Keeps the clock of real lojas from being moved: their orders and quotations would get wrong dates, and quotations would be
 * deleted before their time.
 * @throws ConfigError when the database has lojas, unless they are the demonstration's and the server runs as such
 */
export async function refuseRealData({ demo }: Pick<Config, "demo">, { reader }: Database): Promise<void> {
  if (!(await hasLoja(reader)) || (demo && (await hasDemoToken(reader)))) return;
  throw new ConfigError(
    "FRETE_TEST_CLOCK is 1 and the database has lojas of its own: the clock is moved on the demonstration (FRETE_DEMO=1) or on an empty database only",
  );
}
