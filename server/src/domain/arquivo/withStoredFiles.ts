import { HttpError } from "../../http/index.ts";
import { fileKey } from "../../platform/files/fileStore.ts";
import type { Services } from "../../platform/services.ts";
import type { Warnings } from "../../platform/warnings.ts";
import type { CheckedFile } from "./checkFiles.ts";

/**
 * Stores files durably, then runs `work`, which writes the entries that name them. When `work` refuses, the files are removed
 * again; when its outcome is not known (a lost connection), they stay and the sweeper decides.
 */
export async function withStoredFiles<T>(
  { files: { store }, log }: Pick<Services, "files"> & { log: Warnings },
  idLoja: number,
  files: readonly CheckedFile[],
  work: () => Promise<T>,
): Promise<T> {
  const stored: string[] = [];
  const removeAll = async () => {
    for (const key of stored) {
      await store.remove(key).catch((error: unknown) => {
        log.warn(
          { err: error, key },
          "a file that was not needed could not be removed: the sweeper tries again",
        );
      });
    }
  };
  try {
    for (const { chave, caminho, tipo } of files) {
      const key = fileKey(idLoja, chave);
      stored.push(key);
      await store.put(key, caminho, tipo);
    }
  } catch (error) {
    await removeAll();
    throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) await removeAll();
    throw error;
  }
}
