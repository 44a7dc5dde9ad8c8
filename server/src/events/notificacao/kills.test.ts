import { expect, test } from "vitest";
import { deliverUnderKills } from "../../test-support/deliverUnderKills.testing.ts";
import { checkDeliveries } from "./checkDeliveries.testing.ts";

const work = { events: 120, orders: 30, lifetime: 1500 };

test.for([
  ["sqlite", 1],
  ["postgres", 2],
] as const)(
  "NS-073: SIGKILL and a failing receiver lose and disorder nothing: %s, %i process(es)",
  { timeout: 600_000 },
  async ([database, processes], { signal }) => {
    const report = await deliverUnderKills({ ...work, database, processes, signal });
    expect(report.kills.length).toBeGreaterThan(0);
    checkDeliveries(report);
  },
);
