import { statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
const FOLDER = "/dev/shm";
/** More than the databases of a whole `npm test` take at once: two PostgreSQL servers with their logs. */
const NEEDED = 4 * 1024 ** 3;

/**
 * A folder in memory with room for the databases of the tests, which wait for a disk otherwise: nothing of theirs has to
 * outlive a power failure. Undefined on a machine without one or with too little of it.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= NEEDED ? FOLDER : undefined;
  } catch {
    return undefined;
  }
}
