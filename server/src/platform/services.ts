import type { Logger } from "pino";
import type { Clock, MovableClock } from "./clock.ts";
import type { Files } from "./files/openFiles.ts";
import type { Network } from "./network.ts";
import type { Transport } from "./push/transport.ts";
import type { Random } from "./random.ts";
import type { Database } from "./storage/database.ts";
import type { Vault } from "./vault/vault.ts";

/** What handlers are made of: everything that reaches outside the process comes in here. */
export interface Services {
  db: Database;
  /** The same with its reads on a replica, never older than those of `db`; absent when there is none. */
  replica?: Database | undefined;
  clock: Clock;
  /** The same clock when the operator may move it (`FRETE_TEST_CLOCK`). */
  testClock?: MovableClock | undefined;
  /** Where files of orders are kept. */
  files: Files;
  random: Random;
  /** Encrypts secrets at rest; absent when no key is configured: then there are no secrets to keep. */
  vault?: Vault | undefined;
  /** Networks that are not public and may be notified all the same; default none. */
  allowedNetworks?: readonly Network[];
  /** Makes traces of what is sent; absent when there are none. */
  traceTransport?: ((send: Transport) => Transport) | undefined;
  log: Pick<Logger, "debug" | "info" | "warn" | "error">;
}

/** The same services for handlers that read much and write nothing. */
export const reading = <Given extends Services>(services: Given): Given => ({
  ...services,
  db: services.replica ?? services.db,
});
