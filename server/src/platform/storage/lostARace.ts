import { setTimeout } from "node:timers/promises";
import { StorageError } from "./storageError.ts";

/** How often a transaction is tried in all. */
const ATTEMPTS = 4;
/** Longest wait before the second attempt, ms; before the third twice as long. */
const PAUSE = 20;

/** PostgreSQL ended the transaction in favour of another one (serialization failure, deadlock): nothing of it is left. */
export function lostARace(error: unknown): boolean {
  const cause: unknown = error instanceof StorageError ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && (cause.code === "40001" || cause.code === "40P01");
}

/** Runs a transaction, and again when it lost a race: who lost together does not come back together. */
export async function againAfterRace<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (number === ATTEMPTS || !lostARace(error)) throw error;
      await setTimeout(Math.random() * PAUSE * number);
    }
  }
}
