import type { OnProgress } from "../../backup/takeBackup.ts";
import type { Terminal } from "../terminal.ts";

const INTERVAL = 100;

/** Tells on a terminal how far a backup is, in one line that is written over; elsewhere nothing: what is made is told at the end. */
export function tellProgress({ err }: Terminal): { onProgress: OnProgress; end(): void } {
  const isTTY = err.isTTY === true;
  let told = Number.NEGATIVE_INFINITY;
  return {
    onProgress: (step, done) => {
      const now = performance.now();
      if (!isTTY || now - told < INTERVAL) return;
      told = now;
      err.write(`\r\u001b[K${step}  ${done.toLocaleString("en-US")}`);
    },
    end: () => isTTY && err.write("\r\u001b[K"),
  };
}
