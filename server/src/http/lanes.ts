/** A request on its way through the lane of its owner. */
export interface Slot {
  /** Resolves when it may begin; undefined: at once. */
  readonly begun: Promise<void> | undefined;
  /** To be called when it is answered; may be called again. */
  leave(): void;
}

/** Bounds how many requests of one owner are handled at once. */
export interface Lanes {
  /** Requests that wait now, of all owners. */
  readonly waiting: number;
  /** Lets a request in, or has it wait behind those of its owner that came before. */
  enter(owner: string): Slot;
}

/** Milliseconds after which a request no longer keeps others waiting: its reader is slow, not the work. */
const LONGEST = 5000;

interface Entry {
  since: number;
  /** Of one that had to wait. */
  begin: (() => void) | undefined;
}

/**
 * Makes lanes, one of each owner: without them, who sends a hundred requests at once has a hundred statements before those of
 * everybody else. Nobody is refused; whoever waits does so behind requests of the same owner only.
 *
 * @param most requests of one owner that are handled at once
 */
export function createLanes(most: number): Lanes {
  const lanes = new Map<string, Lane>();
  return {
    get waiting() {
      let sum = 0;
      for (const lane of lanes.values()) sum += lane.waiting;
      return sum;
    },
    enter: (owner) => {
      let lane = lanes.get(owner);
      if (!lane) {
        lane = new Lane(most, () => lanes.delete(owner));
        lanes.set(owner, lane);
      }
      return lane.enter();
    },
  };
}

class Lane {
  /** In the order in which they began. */
  readonly #handled = new Set<Entry>();
  readonly #waiting = new Set<Entry>();
  readonly #most: number;
  readonly #onEmpty: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(most: number, onEmpty: () => void) {
    this.#most = most;
    this.#onEmpty = onEmpty;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  enter(): Slot {
    const entry: Entry = { since: 0, begin: undefined };
    const leave = () => this.#leave(entry);
    if (this.#handled.size < this.#most && this.#waiting.size === 0) {
      this.#begin(entry);
      return { begun: undefined, leave };
    }
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    entry.begin = resolve;
    this.#waiting.add(entry);
    this.#lookLater();
    return { begun, leave };
  }

  #begin(entry: Entry): void {
    entry.since = performance.now();
    this.#handled.add(entry);
    entry.begin?.();
  }

  #leave(entry: Entry): void {
    this.#waiting.delete(entry);
    this.#handled.delete(entry);
    this.#letIn();
    if (this.#handled.size > 0) return;
    clearTimeout(this.#timer);
    this.#onEmpty();
  }

  #letIn(): void {
    for (const entry of this.#waiting) {
      if (this.#handled.size >= this.#most) return;
      this.#waiting.delete(entry);
      this.#begin(entry);
    }
  }

  /** While somebody waits it is looked whether the oldest takes too long. */
  #lookLater(): void {
    if (this.#timer || this.#waiting.size === 0) return;
    const [oldest] = this.#handled;
    if (!oldest) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        for (const entry of this.#handled)
          if (performance.now() - entry.since >= LONGEST) this.#handled.delete(entry);
        this.#letIn();
        this.#lookLater();
      },
      Math.max(1, oldest.since + LONGEST - performance.now()),
    ).unref();
  }
}
