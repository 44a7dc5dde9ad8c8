import type { Knex } from "knex";
import { outsideRequests } from "../../platform/outsideRequests.ts";

const listeners = new Set<() => void>();

/** Calls `listener` whenever this process has committed something to send; the function returned ends that. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Wakes the dispatchers of this process once the transaction is committed. Only a hint, and to those of every database that
 * is open in the process: a dispatcher also looks by itself.
 */
export function wakeAfter(trx: Knex.Transaction): void {
  trx.executionPromise.then(
    () => {
      for (const listener of listeners) outsideRequests(listener);
    },
    () => undefined,
  );
}
