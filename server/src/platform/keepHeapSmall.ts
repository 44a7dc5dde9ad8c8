import { setFlagsFromString } from "node:v8";

/** How much the heap grows before it is collected, percent of what was in use after the last time. V8 itself takes up to 300. */
const GROWTH = 60;

/**
 * Has this process collect its garbage before there is much of it: what large requests leave behind takes half as much memory again at their
 * peak otherwise (`docs/decisions/shared-time-and-memory.md`).
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
