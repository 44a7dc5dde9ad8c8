import type { EventoStore } from "./eventoStore.ts";

/**
 * Remembers events in this process: for one process, and for tests. What it knows ends with it, so an event may be treated again after
 * a restart.
 *
 * @param limit how many documents are remembered; the oldest are forgotten. An event comes again within three days
 */
export function memoryStore({ limit = 100_000 }: { limit?: number } = {}): EventoStore {
  if (!(Number.isInteger(limit) && limit > 0))
    throw new Error(`limit is ${limit}: use a whole number from 1`);
  const done = new Set<string>();
  const busy = new Set<string>();
  return {
    claim: async (documento) => {
      if (done.has(documento)) return "done";
      if (busy.has(documento)) return "busy";
      busy.add(documento);
      return {
        finish: async () => {
          busy.delete(documento);
          done.add(documento);
          const [oldest] = done;
          if (done.size > limit) done.delete(oldest as string);
        },
        release: async () => void busy.delete(documento),
      };
    },
  };
}
