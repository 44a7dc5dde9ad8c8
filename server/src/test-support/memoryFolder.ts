import { statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
const FOLDER = "/dev/shm";

/**
 * A folder in memory with room for databases that need not outlive a power failure, as those of tests, which wait for a disk
 * otherwise. Undefined on a machine without one or with too little of it.
 * @param needed what they take at most, in bytes
 */
export function memoryFolder(needed: number): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= needed ? FOLDER : undefined;
  } catch {
    return undefined;
  }
}
