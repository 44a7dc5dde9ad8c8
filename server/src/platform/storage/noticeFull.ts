import { StorageError } from "./storageError.ts";

/** Milliseconds for which a refusal for want of space counts: whoever stays away meanwhile must come back to find out. */
const MEMORY = 10_000;

/** Makes what writes are run through, and what remembers when one was last refused for want of space. */
export function noticeFull(now: () => number = () => performance.now()): {
  noticed<T>(write: () => Promise<T>): Promise<T>;
  isFull(): boolean;
} {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    noticed: async (write) => {
      try {
        const result = await write();
        refusedAt = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (error instanceof StorageError && error.kind === "full") refusedAt = now();
        throw error;
      }
    },
    isFull: () => now() - refusedAt < MEMORY,
  };
}
