import type { Database } from "./database.ts";
import { StorageError } from "./storageError.ts";

/** Milliseconds for which a refusal for want of space counts: whoever stays away meanwhile must come back to find out. */
const MEMORY = 10_000;

/** Makes of `transaction` one that remembers when a write was last refused for want of space. */
export function noticeFull(
  transaction: Database["transaction"],
  now: () => number = () => performance.now(),
): Pick<Database, "transaction" | "isFull"> {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    transaction: async (work) => {
      try {
        const result = await transaction(work);
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
