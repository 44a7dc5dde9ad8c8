import type { Clock } from "../../../platform/clock.ts";
import { fractions, type Random } from "../../../platform/random.ts";
import type { Timers } from "../timers.ts";

/** A world without real time: what happens next is decided by the seed alone. Instants in milliseconds. */
export interface World {
  /** What the machines' clock shows; it may be set. */
  clock: Clock & { jump(by: number): void };
  /** Time that has really gone by. */
  elapsed(): number;
  random: Random;
  chance(share: number): boolean;
  after: Timers["after"];
  delay(least: number, most: number): Promise<void>;
  /** Lets everything happen that is due within this time. */
  run(milliseconds: number): Promise<void>;
}

/** Begins a world at an ordinary instant. */
export function world(seed: string): World {
  const fraction = fractions(seed);
  const integer: Random["integer"] = (least, most) => least + Math.floor(fraction() * (most - least + 1));
  const due = new Map<number, { at: number; work: () => void }>();
  let count = 0;
  let elapsed = 0;
  let ahead = Date.parse("2026-11-21T12:00:00Z");

  const after: Timers["after"] = (milliseconds, work) => {
    const id = count++;
    due.set(id, { at: elapsed + Math.max(milliseconds, 0), work });
    return () => void due.delete(id);
  };
  const next = () => {
    let first: { id: number; at: number; work: () => void } | undefined;
    for (const [id, one] of due) if (first === undefined || one.at < first.at) first = { id, ...one };
    return first;
  };
  return {
    clock: {
      now: () => elapsed + ahead,
      jump: (by) => {
        ahead += by;
      },
    },
    elapsed: () => elapsed,
    random: { integer, hex: () => (count++).toString(16).padStart(16, "0") },
    chance: (share) => fraction() < share,
    after,
    delay: (least, most) => new Promise((resolve) => after(integer(least, most), resolve)),
    run: async (milliseconds) => {
      const end = elapsed + milliseconds;
      for (let one = next(); one !== undefined && one.at <= end; one = next()) {
        elapsed = Math.max(elapsed, one.at);
        due.delete(one.id);
        one.work();
        // Promises settle before this resolves: nothing is under way but what waits for its time.
        await new Promise(setImmediate);
      }
      elapsed = end;
    },
  };
}
