import { StorageError } from "../storageError.ts";

const LOST = /^(08|57P0)|^(ECONNRESET|EPIPE)$/;

/** Whether the error says that its connection is dead. */
export function lostConnection(error: unknown): boolean {
  if (!(error instanceof StorageError) || error.kind !== "unavailable" || !(error.cause instanceof Error))
    return false;
  const { cause } = error;
  const code = "code" in cause ? String(cause.code) : "";
  return LOST.test(code) || /connection terminated unexpectedly|not queryable/i.test(cause.message);
}
