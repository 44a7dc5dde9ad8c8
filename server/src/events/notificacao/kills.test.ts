import { expect, test } from "vitest";
import { deliverUnderKills } from "../../test-support/deliverUnderKills.testing.ts";
import { checkDeliveries } from "./checkDeliveries.testing.ts";

const work = { events: 120, orders: 30, lifetime: 1500 };

test.each([
  ["sqlite", 1],
  ["postgres", 2],
] as const)(
  "NS-073: SIGKILL and a failing receiver lose and disorder nothing: %s, %i process(es)",
  async (database, processes) => {
    const report = await deliverUnderKills({ ...work, database, processes });
    expect(report.kills.length).toBeGreaterThan(0);
    checkDeliveries(report);
  },
);
