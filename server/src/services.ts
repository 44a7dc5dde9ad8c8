import type { Logger } from "pino";
import type { Files } from "./arquivo/openFiles.ts";
import type { Clock } from "./clock.ts";
import type { Random } from "./random.ts";
import type { Database } from "./storage/database.ts";

/** What handlers are made of: everything that reaches outside the process comes in here. */
export interface Services {
  db: Database;
  clock: Clock;
  /** Where files of orders are kept. */
  files: Files;
  random: Random;
  log: Pick<Logger, "debug" | "info" | "warn" | "error">;
}
