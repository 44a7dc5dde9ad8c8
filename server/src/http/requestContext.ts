import { AsyncLocalStorage } from "node:async_hooks";

let served = 0;

/** A request that is being served, as far as work that is done for it wants to know. */
class ServedRequest {
  readonly id: string;
  readonly rank = ++served;
  owner: (() => string) | undefined;

  constructor(id: string) {
    this.id = id;
  }
}

const current = new AsyncLocalStorage<ServedRequest>();

/** Runs the work of a request under its name, which all that it calls and awaits finds. */
export function inRequest<Args extends unknown[]>(
  requestId: string,
  work: (...args: Args) => unknown,
  ...args: Args
): void {
  current.run(new ServedRequest(requestId), work, ...args);
}

/** The name of the request that is being served; undefined in work that belongs to none. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** Notes in whose name the request is served that is being served. */
export function noteOwner(owner: () => string): void {
  const request = current.getStore();
  if (request) request.owner = owner;
}

/** In whose name work is done: those who share a process take turns by it. Work that belongs to no request has one of its own. */
export const currentOwner = (): string => current.getStore()?.owner?.() ?? "";

/** How many requests had come when the one came that is being served: of two, the older one is finished first. */
export const currentRank = (): number => current.getStore()?.rank ?? served;

/**
 * Runs what a request only set off and what outlives it, such as a connection of a pool or a batch of several requests, as work that
 * belongs to none.
 */
export const outsideRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();
