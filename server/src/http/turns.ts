import { fairQueue } from "./fairQueue.ts";
import { currentOwner, currentRank } from "./requestContext.ts";

/** Milliseconds of a turn of the event loop that go to those who wait; then sockets are read and others answered. */
const SHARE = 5;

interface Waiting {
  readonly owner: string;
  resolve(): void;
}

const queue = fairQueue<Waiting>();
/** A turn is to come, or under way. */
let isTurn = false;
let inHand = 0;

/**
 * Resolves when it is the turn of whoever the current request is served for: in each turn of the event loop those who wait get a few
 * milliseconds together, and owners by the time that they were given before, as it was measured.
 */
export function nextTurn(): Promise<void> {
  const owner = currentOwner();
  return new Promise((resolve) => {
    queue.add(owner, currentRank(), { owner, resolve });
    if (!isTurn) setImmediate(turn);
    isTurn = true;
  });
}

/**
 * Takes a request in hand. @returns what to wait for before work on it begins; undefined when none is in hand beside it
 */
export const takeInHand = (): Promise<void> | undefined => (inHand++ > 0 ? nextTurn() : undefined);

/** A request that was taken in hand is over. */
export function giveFromHand(): void {
  inHand--;
}

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

/**
 * To be asked between steps that may follow each other at once, whoever they are for, such as statements: what to wait for when they
 * have taken long in this turn of the event loop.
 *
 * @returns undefined when there is time left
 */
export const pauseOfTurn = (): Promise<void> | undefined => (sinceBegun() < SHARE ? undefined : nextTurn());

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
