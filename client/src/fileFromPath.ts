import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { toFile } from "./toFile.ts";

/**
 * A file of this machine to send, under its own name or another one.
 *
 * @throws Error of the system when it cannot be read; RangeError when it is larger than a message may be
 */
export async function fileFromPath(path: string, nome: string = basename(path)): Promise<File> {
  return toFile(await openAsBlob(path), nome);
}
