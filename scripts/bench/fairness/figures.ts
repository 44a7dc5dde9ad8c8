/** What the server used since it was last asked. */
export interface Figures {
  /** Milliseconds of CPU, all threads. */
  readonly cpu: number;
  /** The longest time in which the event loop did not turn, ms. */
  readonly block: number;
  /** The most memory, MB. */
  readonly peak: number;
}

/** Said once, when the server listens. */
export interface Started {
  readonly url: string;
}
