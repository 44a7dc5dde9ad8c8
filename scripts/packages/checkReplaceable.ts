import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Nothing is taken away that an earlier run did not write: a folder that is about to be replaced is empty, or has in it what such a
 * run always leaves.
 *
 * @param mark name of a file or folder that an earlier run left
 * @throws Error that names the folder
 */
export function checkReplaceable(folder: string, mark: string): void {
  if (!existsSync(folder) || existsSync(join(folder, mark)) || readdirSync(folder).length === 0) return;
  throw new Error(`${folder} holds something else, and would be replaced: name another folder`);
}
