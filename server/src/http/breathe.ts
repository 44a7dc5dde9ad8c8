/** Milliseconds that one turn of the event loop may work before others get theirs. */
const SHARE = 10;

/** When this turn of the event loop began to work, as far as anybody asked; undefined: nobody has. */
let began: number | undefined;

/**
 * Lets the event loop turn when this turn has lasted long: for work of many steps, between two of them. While it goes on, other
 * requests are read and answered.
 *
 * @returns undefined when there is time left
 */
export function breathe(): Promise<void> | undefined {
  if (performance.now() - beginning() < SHARE) return undefined;
  return new Promise((resolve) =>
    setImmediate(() => {
      beginning();
      resolve();
    }),
  );
}

function beginning(): number {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
  }
  return began;
}
