import { AsyncLocalStorage } from "node:async_hooks";

/** The server of support/ours.ts as it would be if work did not know the request that it is done for. */
AsyncLocalStorage.prototype.run = ((
  _store: unknown,
  work: (...args: unknown[]) => unknown,
  ...args: unknown[]
) => work(...args)) as AsyncLocalStorage<unknown>["run"];
await import("../support/ours.ts");
