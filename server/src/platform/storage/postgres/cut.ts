import type { Socket } from "node:net";
import type pg from "pg";

/** Ends a connection without waiting for its server: everything that waits for it fails at once. */
export function cut(connection: pg.Client): void {
  // The published types leave out what is below a client.
  (connection as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
