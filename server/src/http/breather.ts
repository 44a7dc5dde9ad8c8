import { nextTurn } from "./turns.ts";

/** Milliseconds that work of many steps may take before others get their turn. */
const SHARE = 5;

/**
 * Makes what work of many steps calls between two of them: when it has gone on for long, it waits for its next turn, and other requests
 * are read and answered meanwhile.
 *
 * @returns undefined when there is time left
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SHARE) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
