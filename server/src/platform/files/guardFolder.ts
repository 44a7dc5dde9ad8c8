import { StorageError } from "../storage/storageError.ts";

/** What went wrong in a folder of files: `full` when there is no space left, otherwise `unavailable`. */
export function folderError(cause: unknown): StorageError {
  const isFull = ["ENOSPC", "EDQUOT"].includes((cause as NodeJS.ErrnoException).code ?? "");
  return new StorageError(isFull ? "full" : "unavailable", "a folder of files failed", { cause });
}

/** Runs work on a folder of files. @throws StorageError `full` or `unavailable` */
export async function guardFolder<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw folderError(error);
  }
}
