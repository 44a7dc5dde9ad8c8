import { expect, test } from "vitest";
import { deliverUnderKills } from "../../test-support/deliverUnderKills.testing.ts";
import { checkDeliveries } from "./checkDeliveries.testing.ts";

const work = { events: 5000, orders: 500, attemptsPerKill: 500 };

test.for([
  ["sqlite", 1],
  ["postgres", 2],
] as const)(
  "E1, NS-073: 5,000 events, SIGKILL every 500 attempts, a receiver that fails half the time: %s",
  { timeout: 1_800_000 },
  async ([database, processes], { signal }) => {
    const report = await deliverUnderKills({ ...work, database, processes, signal });
    expect(report.kills.length).toBeGreaterThan(5);
    console.log(checkDeliveries(report));
  },
);
