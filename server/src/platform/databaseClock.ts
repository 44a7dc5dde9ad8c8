import { type Clock, systemClock } from "./clock.ts";
import { MINUTE } from "./durations.ts";
import { every, type Repeated } from "./every.ts";
import type { Services } from "./services.ts";
import type { Database } from "./storage/database.ts";

/** How often the two clocks are compared. */
const INTERVAL = MINUTE;
/** Of so many comparisons the quickest counts: it is off by half of its way at most. */
const SAMPLES = 3;
/** What a comparison may be off by besides, ms. */
const ROUNDING = 5;
/** A difference that is worth a line in the log, ms. */
const WORTH_TELLING = 2000;

/** A clock that is set by another. */
export interface FollowingClock extends Clock {
  /** Milliseconds that the other one is ahead of this machine's. */
  ahead: number;
  /** The machine's clock itself. */
  readonly machine: Clock;
}

/** The machine's clock until it is told how much another one is ahead. */
export function followingClock(base: Clock = systemClock): FollowingClock {
  const clock: FollowingClock = { ahead: 0, machine: base, now: () => base.now() + clock.ahead };
  return clock;
}

/**
 * Keeps the clock of this process to the one of PostgreSQL, from the first comparison on: what one process has written with an instant
 * (a lease, when something is due), another one reads as the same instant, whatever the clocks of their machines say. SQLite is on the
 * machine of its process.
 */
export async function followDatabase(
  clock: FollowingClock,
  db: Pick<Database, "dialect" | "reader">,
  log: Services["log"],
): Promise<Repeated> {
  if (db.dialect === "sqlite") return { stop: async () => undefined };
  const compare = async () => {
    const { ahead, within } = await compareClocks(clock.machine, db);
    if (Math.abs(ahead - clock.ahead) <= within) return;
    if (Math.abs(ahead - clock.ahead) > WORTH_TELLING)
      log.warn(
        { milliseconds: Math.round(ahead) },
        "this machine's clock is not the database's, which is kept to: let NTP set both",
      );
    clock.ahead = Math.round(ahead);
  };
  await compare();
  return every(INTERVAL, compare, log);
}

/** How much the database's clock is ahead, and by how much that may be wrong; milliseconds. */
async function compareClocks(machine: Clock, { reader }: Pick<Database, "reader">) {
  const samples: { ahead: number; within: number }[] = [];
  for (let count = 0; count < SAMPLES; count++) {
    const [asked, started] = [machine.now(), performance.now()];
    const { rows } = await reader.raw<{ rows: { now: number }[] }>(
      "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now",
    );
    const way = (performance.now() - started) / 2;
    samples.push({ ahead: Number(rows[0]?.now) - asked - way, within: way + ROUNDING });
  }
  return samples.reduce((best, each) => (each.within < best.within ? each : best));
}
