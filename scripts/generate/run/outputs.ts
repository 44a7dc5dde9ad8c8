import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { GenerateError } from "../generateError.ts";

/** Paths of the outputs that are missing on disk or differ from what the sources give. */
export async function staleOutputs(files: ReadonlyMap<string, string>): Promise<string[]> {
  const onDisk = await Promise.all(
    [...files].map(async ([path, content]) => (await readText(path)) === content),
  );
  return [...files.keys()].filter((_, index) => !onDisk[index]);
}

/**
 * Writes the outputs whose content differs from what is on disk (an untouched file keeps its time stamp), whole or not at all: into
 * a folder beside the output folder, from which they are moved when all of them are there.
 *
 * @returns the paths that were written
 * @throws GenerateError when they cannot be written; then the output folder is as it was
 */
export async function writeOutputs(outDir: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const changed = await staleOutputs(files);
  if (changed.length === 0) return [];
  let staging: string | undefined;
  try {
    await mkdir(dirname(outDir), { recursive: true });
    const prefix = `.${basename(outDir)}-`;
    await removeAbandoned(dirname(outDir), prefix);
    staging = await mkdtemp(join(dirname(outDir), `${prefix}${process.pid}-`));
    const staged = changed.map((path, index) => ({ path, from: join(staging as string, String(index)) }));
    for (const { path, from } of staged) await writeFile(from, files.get(path) as string);
    for (const folder of new Set(changed.map((path) => dirname(path))))
      await mkdir(folder, { recursive: true });
    for (const { path, from } of staged) await rename(from, path);
    return changed;
  } catch (error) {
    const { message } = error as Error;
    throw new GenerateError(`${outDir} cannot be written: ${message}`, {
      code: "cannot-write",
      help: "give --out a folder that may be written, with room for the outputs",
    });
  } finally {
    if (staging !== undefined) await rm(staging, { recursive: true, force: true });
  }
}

/** Removes what processes have left that were killed while they wrote. */
async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes files, and the folders that are empty then; what is gone already is no failure. */
export async function removeOutputs(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await rm(path, { force: true });
    await rmdir(dirname(path)).catch(() => undefined);
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
}
