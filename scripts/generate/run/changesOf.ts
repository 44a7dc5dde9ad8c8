import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { ContractSource } from "../contractSource.ts";
import type { Change } from "../diff/change.ts";

/**
 * What outputs mean for those who use the contract: its changes against the documents that stand where they are to be written. None
 * where there is no earlier one.
 *
 * @returns tells them, also when the documents were replaced meanwhile
 */
export async function changesOf(
  source: ContractSource,
  files: ReadonlyMap<string, string>,
): Promise<() => Promise<readonly Change[]>> {
  const isOwn = (path: string) =>
    basename(path) === "document.json" && basename(dirname(path)) !== source.interfaceName;
  const pairs = await Promise.all(
    [...files]
      .filter(([path]) => isOwn(path))
      .map(async ([path, text]) => {
        const old = await readFile(path, "utf8").catch(() => undefined);
        return old === undefined || old === text ? [] : [{ path, old, text }];
      }),
  );
  const changed = pairs.flat();
  return async () => {
    if (changed.length === 0) return [];
    const { compareDocuments } = await import("../diff/compareDocuments.ts");
    const { parseDocument } = await import("../diff/parseDocument.ts");
    return changed.flatMap(({ path, old, text }) => {
      try {
        return compareDocuments(parseDocument(old, path), parseDocument(text, path));
      } catch (error) {
        // Somebody has been at the earlier one: there is nothing to compare with.
        if ((error as Error).name !== "DiffError") throw error;
        return [];
      }
    });
  };
}
