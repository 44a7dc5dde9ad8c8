import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Bytes that must be free in a folder that is written to: the largest request and what its transaction needs beside it. */
export const LEAST_FREE = 32 * 1024 * 1024;

/** Bytes that this process may still write in a folder, or in the next one above it that exists. @throws Error of the system */
export async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(resolve(folder));
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || above === resolve(folder)) throw error;
    return freeSpace(above);
  }
}
