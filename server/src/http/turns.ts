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

function turn(): void {
  give(performance.now());
}

/** Lets the next one work until it waits for something, and others after it while there is time left. */
function give(since: number): void {
  const next = queue.take();
  isTurn = next !== undefined;
  if (!next) return;
  const begun = performance.now();
  next.resolve();
  // A tick that is asked for by a microtask comes when no microtask is left: when the one who was let in has done what it could.
  queueMicrotask(() =>
    process.nextTick(() => {
      const now = performance.now();
      queue.charge(next.owner, now - begun);
      if (now - since < SHARE) give(since);
      else setImmediate(turn);
    }),
  );
}
