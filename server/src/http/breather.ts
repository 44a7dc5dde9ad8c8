import { setImmediate as nextLoop } from "node:timers/promises";
import { nextTurn, SHARE } from "./turns.ts";

/** What work of many steps calls between two of them; undefined when there is time left. */
export type Breathe = () => Promise<void> | undefined;

/**
 * Makes what work of many steps calls between two of them: when it has gone on for long, it waits for its next turn, and other requests
 * are read and answered meanwhile.
 */
export const breather = (): Breathe => every(nextTurn);

/**
 * The same for work that holds what others wait for, a transaction say: sockets are read and turns given, and it goes on, or those who
 * wait for it would wait for all whose turn comes before its own.
 */
export const lockedBreather = (): Breathe => every(nextLoop);

function every(wait: () => Promise<void>): Breathe {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SHARE) return undefined;
    return wait().then(() => {
      since = performance.now();
    });
  };
}

/** Makes something of each item of what may be a long list, breathing in between. */
export async function mapBreathing<T, Made>(
  items: readonly T[],
  make: (item: T, index: number) => Made,
  breathe: Breathe = breather(),
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    made.push(make(item, index));
    const pause = breathe();
    if (pause) await pause;
  }
  return made;
}
