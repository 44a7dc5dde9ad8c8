/** Source of the current instant, passed to everything that asks for the time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** A clock that tests move by hand. */
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

/** A clock that goes on by itself and can be moved against the one it reads. */
export interface MovableClock extends Clock {
  /** Milliseconds by which it is ahead; negative when it is behind. */
  readonly ahead: number;
  move(ahead: number): void;
}

/** The clock of the operator's test mode: `base` until it is moved. */
export function movableClock(base: Clock = systemClock): MovableClock {
  let ahead = 0;
  return {
    now: () => base.now() + ahead,
    get ahead() {
      return ahead;
    },
    move: (milliseconds) => {
      ahead = milliseconds;
    },
  };
}
