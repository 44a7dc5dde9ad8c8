import { isNativeError } from "node:util/types";
import type { Knex } from "knex";
import type { StorageLog } from "./database.ts";

/** Sends what knex would print to the console (connections lost, pool errors) to the service's log. */
export function knexLog(log: StorageLog): Knex.Logger {
  const warn = (message: unknown) =>
    log.warn({ from: "knex" }, isNativeError(message) ? message.message : String(message));
  return { warn, error: warn, deprecate: warn, debug: () => undefined };
}
