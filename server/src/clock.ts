/** Source of the current instant, passed to everything that asks for the time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** A clock that tests and the operator's test mode move by hand. */
export interface ManualClock extends Clock {
  set(epochMs: number): void;
  advance(milliseconds: number): void;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still at `start` (epoch ms) until it is moved. */
export function manualClock(start: number): ManualClock {
  let current = start;
  return {
    now: () => current,
    set: (epochMs) => {
      current = epochMs;
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
