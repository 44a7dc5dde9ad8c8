import type { Services } from "../../platform/services.ts";
import type { Warnings } from "../../platform/warnings.ts";

/** Removes the files of entries that are gone; one that cannot be removed is left to the sweeper. */
export async function removeFiles(
  { files, log }: Pick<Services, "files"> & { log: Warnings },
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await files.store.remove(key).catch((error: unknown) => {
      log.warn({ err: error, key }, "a file could not be removed with its entry: the sweeper tries again");
    });
}
