import { type Config, ConfigError } from "../platform/config.ts";
import type { Database } from "../platform/storage/database.ts";
import { hasDemoToken, hasLoja } from "./demoLojas.ts";

/**
 * Keeps what is for tests away from lojas of one's own. A moved clock would give their orders and quotations wrong dates, and
 * delete quotations before their time; the demonstration's tokens are known to everybody, the operator's among them.
 *
 * @throws ConfigError when the database has lojas, unless they are the demonstration's and the server runs as such
 */
export async function refuseRealData(
  { demo, testClock }: Pick<Config, "demo" | "testClock">,
  { reader }: Database,
): Promise<void> {
  if (!(demo || testClock) || !(await hasLoja(reader)) || (demo && (await hasDemoToken(reader)))) return;
  if (testClock)
    throw new ConfigError(
      "FRETE_TEST_CLOCK is 1 and the database has lojas of its own: the clock is moved on the demonstration (FRETE_DEMO=1) or on an empty database only",
    );
  throw new ConfigError(
    "FRETE_DEMO is 1 and the database has lojas of its own: the demonstration's tokens are known to everybody and would open them; use FRETE_DEMO=0, or another database",
  );
}
