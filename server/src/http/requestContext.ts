import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Runs the work of a request under its name, which all that it calls and awaits finds. */
export const inRequest = current.run.bind(current) as <Args extends unknown[]>(
  requestId: string,
  work: (...args: Args) => unknown,
  ...args: Args
) => void;

/** The name of the request that is being served; undefined in work that belongs to none. */
export const currentRequestId = (): string | undefined => current.getStore();

/**
 * Runs what a request only set off and what outlives it, such as a connection of a pool or a batch of several requests, as work that
 * belongs to none.
 */
export const outsideRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();
