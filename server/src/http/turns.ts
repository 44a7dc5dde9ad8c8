import { fairQueue } from "./fairQueue.ts";
import { currentOwner, currentRank } from "./requestContext.ts";

const queue = fairQueue<() => void>();

/**
 * Resolves when it is the turn of whoever the current request is served for. Of all long work of the process one piece is done in a
 * turn of the event loop, between which other requests are read and answered; owners take turns by the time that they were given.
 *
 * @param spent milliseconds that the work has gone on since its turn began
 */
export function nextTurn(spent = 0): Promise<void> {
  const owner = currentOwner();
  return new Promise((resolve) => {
    if (queue.size === 0) setImmediate(turn);
    queue.add(owner, currentRank(), resolve);
    queue.charge(owner, spent);
  });
}

function turn(): void {
  const resolve = queue.take();
  if (queue.size > 0) setImmediate(turn);
  resolve?.();
}
