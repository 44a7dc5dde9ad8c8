import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { GenerateError } from "../generateError.ts";

/** Paths of the outputs that are missing on disk or differ from what the sources give. */
export function staleOutputs(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, content]) => (readText(path) === content ? [] : [path]));
}

/**
 * Writes the outputs whose content differs from what is on disk (an untouched file keeps its time stamp), whole or not at all: into
 * a folder beside the output folder, from which they are moved when all of them are there.
 *
 * @returns the paths that were written
 * @throws GenerateError when they cannot be written; then the output folder is as it was
 */
export function writeOutputs(outDir: string, files: ReadonlyMap<string, string>): string[] {
  const changed = staleOutputs(files);
  if (changed.length === 0) return [];
  let staging: string | undefined;
  try {
    mkdirSync(dirname(outDir), { recursive: true });
    const prefix = `.${basename(outDir)}-`;
    removeAbandoned(dirname(outDir), prefix);
    staging = mkdtempSync(join(dirname(outDir), `${prefix}${process.pid}-`));
    const staged = changed.map((path, index) => ({ path, from: join(staging as string, String(index)) }));
    for (const { path, from } of staged) writeFileSync(from, files.get(path) as string);
    for (const folder of new Set(changed.map((path) => dirname(path))))
      mkdirSync(folder, { recursive: true });
    for (const { path, from } of staged) renameSync(from, path);
    return changed;
  } catch (error) {
    const { message } = error as Error;
    throw new GenerateError(`${outDir} cannot be written: ${message}`, {
      code: "cannot-write",
      help: "give --out a folder that may be written, with room for the outputs",
    });
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes what processes have left that were killed while they wrote. */
function removeAbandoned(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
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
export function removeOutputs(paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(path, { force: true });
    try {
      rmdirSync(dirname(path));
    } catch {
      // There is something else in it.
    }
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
}
