import { setImmediate as nextLoop } from "node:timers/promises";
import { fairQueue } from "./fairQueue.ts";

/** Milliseconds of a turn of the event loop that go to those who wait; then sockets are read and others answered. */
export const SHARE = 2;
/** In whose name work goes on that took a break: all of it has been given much, so who only comes is let in before it. */
const LONG_WORK = Symbol("long work");

interface Waiting {
  readonly owner: unknown;
  resolve(): void;
}

const queue = fairQueue<Waiting>();
/** A turn is to come, or under way. */
let isTurn = false;

/**
 * Resolves when it is an owner's turn: in each turn of the event loop those who wait get a few milliseconds together, and owners by the
 * time that they were given before, as it was measured.
 */
export function nextTurn(owner: unknown = LONG_WORK): Promise<void> {
  return new Promise((resolve) => {
    queue.add(owner, { owner, resolve });
    if (!isTurn) setImmediate(turn);
    isTurn = true;
  });
}

/**
 * To be asked before the work on a request begins.
 *
 * @returns what to wait for; undefined when nobody waits and this turn of the event loop has not taken long
 */
export const turnToBegin = (owner: () => unknown): Promise<void> | undefined =>
  queue.size === 0 && sinceBegun() < SHARE ? undefined : nextTurn(owner());

/**
 * To be asked between steps that may follow each other at once, whoever they are for, such as statements, also of who holds a lock that
 * others wait for: sockets are read, and it goes on.
 *
 * @returns undefined when there is time left
 */
export const pauseOfTurn = (): Promise<void> | undefined => (sinceBegun() < SHARE ? undefined : nextLoop());

/** When work was first heard of in this turn of the event loop; 0: none yet. */
let begun = 0;

/** Milliseconds since work was first heard of in this turn of the event loop. */
function sinceBegun(): number {
  const now = performance.now();
  if (begun > 0) return now - begun;
  begun = now;
  setImmediate(() => {
    begun = 0;
  });
  return 0;
}

function turn(): void {
  sinceBegun();
  give(performance.now());
}

/** Lets the next one work until it waits for something, and others after it while there is time left. */
function give(since: number): void {
  const next = queue.take();
  isTurn = next !== undefined;
  if (!next) return;
  const letIn = performance.now();
  next.resolve();
  // A tick that is asked for by a microtask comes when no microtask is left: when the one who was let in has done what it could.
  queueMicrotask(() =>
    process.nextTick(() => {
      const now = performance.now();
      queue.charge(next.owner, now - letIn);
      if (now - since < SHARE) give(since);
      else setImmediate(turn);
    }),
  );
}
