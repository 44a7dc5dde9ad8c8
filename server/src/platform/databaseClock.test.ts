import { expect, test } from "vitest";
import { eachDatabase } from "../test-support/databases.ts";
import { systemClock } from "./clock.ts";
import { followDatabase, followingClock } from "./databaseClock.ts";

eachDatabase((name, open) => {
  test.each([-3_600_000, 90_000])(
    "R13: a machine that is %d ms ahead goes by the database's clock on PostgreSQL",
    async (wrong) => {
      const db = await open();
      const told: object[] = [];
      const log = {
        ...console,
        debug: () => undefined,
        info: () => undefined,
        warn: (about: object) => told.push(about),
      };
      const machine = { now: () => Date.now() + wrong };
      const clock = followingClock(machine);
      const following = await followDatabase(
        clock,
        db,
        log as unknown as Parameters<typeof followDatabase>[2],
      );
      const apart = Math.abs(clock.now() - systemClock.now());
      await following.stop();
      if (name === "sqlite") expect([apart >= 90_000, told]).toEqual([true, []]);
      else expect([apart < 1000, told.length]).toEqual([true, 1]);
    },
  );
});
