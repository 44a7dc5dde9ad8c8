/** Waiting, passed in like the clock. */
export interface Timers {
  /** Calls `work` once after that many milliseconds, unless the function returned is called before. */
  after(milliseconds: number, work: () => void): () => void;
}

/** The machine's timers; they keep no process from ending. */
export const systemTimers: Timers = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, Math.max(milliseconds, 0)).unref();
    return () => clearTimeout(timer);
  },
};
