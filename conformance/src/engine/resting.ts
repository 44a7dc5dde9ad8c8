import { AsyncLocalStorage } from "node:async_hooks";
import type { Pace } from "./pace.ts";

const paces = new AsyncLocalStorage<Pace>();

/** Does what a case needs at the pace of its run. */
export function atPace<T>(pace: Pace, work: () => Promise<T>): Promise<T> {
  return paces.run(pace, work);
}

/** Waits in a case for what needs none of its requests; another case may be sent in its place meanwhile. */
export function resting<T>(waiting: () => Promise<T>): Promise<T> {
  return paces.getStore()?.rest(waiting) ?? waiting();
}
