import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes the outputs whose content differs from what is on disk (an untouched file keeps its time stamp).
 *
 * @returns the paths that were written
 */
export async function writeOutputs(files: Map<string, string>): Promise<string[]> {
  const changed = await staleOutputs(files);
  for (const path of changed) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, files.get(path) as string);
  }
  return changed;
}

/** Paths of the outputs that are missing on disk or differ from what the sources give. */
export async function staleOutputs(files: Map<string, string>): Promise<string[]> {
  const onDisk = await Promise.all(
    [...files].map(async ([path, content]) => (await readText(path)) === content),
  );
  return [...files.keys()].filter((_, index) => !onDisk[index]);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
