import { isNativeError } from "node:util/types";
import type { Knex } from "knex";
import { oncePerSecond } from "../../http/index.ts";
import type { StorageLog } from "./database.ts";

/** Sends what knex would print to the console (connections lost, pool errors) to the service's log, of equal lines one a second. */
export function knexLog(log: StorageLog): Knex.Logger {
  const write = oncePerSecond((details, text) => log.warn(details, text));
  const warn = (message: unknown) =>
    write({ from: "knex" }, isNativeError(message) ? message.message : String(message));
  return { warn, error: warn, deprecate: warn, debug: () => undefined };
}
