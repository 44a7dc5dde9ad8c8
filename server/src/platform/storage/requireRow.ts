import { StorageError } from "./storageError.ts";

/**
 * A row that has to be there, because another row refers to it or the statement writes it.
 * @throws StorageError `internal` saying that `what` is missing
 */
export function requireRow<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new StorageError("internal", `${what} is missing`);
  return row;
}
