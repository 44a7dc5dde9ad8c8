import type { StorageError } from "./storageError.ts";

/**
 * What is wrong with the database in one line for its operator, with what the system or the engine says of it: which address refuses
 * connections, that a password is wrong, which file cannot be opened. Never for callers of the service.
 */
export function storageReason({ message, cause }: StorageError): string {
  if (!(cause instanceof Error)) return message;
  // Of several addresses that were tried, all say the same; and knex writes the statement before the reason.
  const first = cause instanceof AggregateError ? (cause.errors[0] as Error) : cause;
  const said =
    first.message
      .split("\n")
      .at(-1)
      ?.replace(/^.* - /, "") || (first as { code?: string }).code;
  return said ? `${message} (${said})` : message;
}
