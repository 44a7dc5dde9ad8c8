import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Runs what a request only set off and what outlives it, such as a connection of a pool or a batch of several requests, as work that
 * belongs to none: it is in no request's trace, and no entry of what the operator changed tells of it.
 */
export const outsideRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();
