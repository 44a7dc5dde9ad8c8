import { dirname } from "node:path/posix";
import type { Import } from "./readImports.ts";

/** An import with the file that it stands in. */
export interface PlacedImport extends Import {
  file: string;
}

/** What is for tests only: tests, `*.testing.ts`, and everything in a `test-support/`. */
export const isForTests = (path: string) => /\.(test|testing)\.ts$|(^|\/)test-support\//.test(path);

/** Whether a file is a folder's, or the given file itself. */
export const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The room of a folder in which a file lies: the folder's folder or file of that name; undefined for files elsewhere. */
export function roomOf(path: string, folder: string): string | undefined {
  if (folder === ".") return path.split("/")[0];
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/")[0] : undefined;
}

/** Every folder that holds one of the files, at any depth. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return folders;
}

/** The imports that lead from one room of a folder to another, by `from` and `to`. */
export function arrowsBetween(
  folder: string,
  imports: readonly PlacedImport[],
): Map<string, Map<string, PlacedImport[]>> {
  const arrows = new Map<string, Map<string, PlacedImport[]>>();
  for (const each of imports) {
    const from = roomOf(each.file, folder);
    const to = roomOf(each.target, folder);
    if (!from || !to || from === to) continue;
    const targets = arrows.get(from) ?? new Map<string, PlacedImport[]>();
    arrows.set(from, targets.set(to, [...(targets.get(to) ?? []), each]));
  }
  return arrows;
}
