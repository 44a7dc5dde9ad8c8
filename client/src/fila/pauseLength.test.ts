import fc from "fast-check";
import { expect, test } from "vitest";
import { pauseLength } from "./pauseLength.ts";

test("pauses double from 250 ms to the longest", () => {
  const longest = (idle: number) => pauseLength(idle, 15_000, null, () => 1);
  expect([0, 1, 2, 5, 6, 7, 1000].map(longest)).toEqual([250, 500, 1000, 8000, 15_000, 15_000, 15_000]);
});

test("at least half is waited, and never less than the server asked for", () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(100), fraction, fc.option(fc.nat(60_000)), (idle, chance, retryAfter) => {
      const most = pauseLength(idle, 15_000, null, () => 1);
      const wait = pauseLength(idle, 15_000, retryAfter, () => chance);
      expect(wait).toBeGreaterThanOrEqual(Math.max(most / 2, retryAfter ?? 0));
      expect(wait).toBeLessThanOrEqual(Math.max(most, retryAfter ?? 0));
    }),
  );
});
