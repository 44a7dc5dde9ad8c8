/** Milliseconds that one turn of the event loop may work before others get theirs. */
const SHARE = 10;

/** When the turn began in which somebody last asked; undefined: it is over. */
let began: number | undefined;

/**
 * Lets the event loop turn when this turn has lasted long: for work of many steps, between two of them. While it goes on, other
 * requests are read and answered.
 *
 * @returns undefined when there is time left
 */
export function breathe(): Promise<void> | undefined {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setImmediate(() => {
      began = undefined;
    });
  }
  return now - began < SHARE ? undefined : new Promise((resolve) => setImmediate(resolve));
}
