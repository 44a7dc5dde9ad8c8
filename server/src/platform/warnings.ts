import type { Services } from "./services.ts";

/** Where work tells of what it left undone. */
export interface Warnings {
  warn(details: object, text: string): void;
}

/** Warnings with the name of the request that they are about. */
export function warningsOf(log: Services["log"], requestId: string): Warnings {
  return { warn: (details, text) => log.warn({ requestId, ...details }, text) };
}
