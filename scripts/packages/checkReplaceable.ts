import { existsSync, readdirSync } from "node:fs";

/**
 * Nothing is taken away that an earlier run did not write: a folder that is about to be replaced is empty, or what such a run leaves.
 *
 * @param isEarlier looks at what is there
 * @throws Error that names the folder
 */
export function checkReplaceable(folder: string, isEarlier: (folder: string) => boolean): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || isEarlier(folder)) return;
  throw new Error(`${folder} holds something else, and would be replaced: name another folder`);
}
