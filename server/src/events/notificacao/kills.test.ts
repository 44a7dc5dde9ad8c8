import { expect, test } from "vitest";
import { deliverUnderKills } from "../../test-support/deliverUnderKills.testing.ts";
import { checkDeliveries } from "./checkDeliveries.testing.ts";

const work = { events: 80, orders: 20, attemptsPerKill: 40 };

test.for([
  ["sqlite", 1],
  ["postgres", 2],
] as const)(
  "NS-073: SIGKILL and a failing receiver lose and disorder nothing: %s, %i process(es)",
  { timeout: 600_000 },
  async ([database, processes], { signal }) => {
    const report = await deliverUnderKills({ ...work, database, processes, signal });
    expect(report.kills.length).toBeGreaterThan(1);
    checkDeliveries(report);
  },
);
