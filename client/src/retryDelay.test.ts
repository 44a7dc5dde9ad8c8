import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRetryAfter, retryDelay } from "./retryDelay.ts";

test.each([
  [0, 200],
  [1, 400],
  [4, 3_200],
  [5, 5_000],
  [50, 5_000],
])("attempt %i waits less than %i ms", (attempt, limit) => {
  expect(retryDelay(attempt, null, () => 0)).toBe(0);
  expect(retryDelay(attempt, null, () => 0.5)).toBe(limit / 2);
});

test("never less than the server asked for, and at most five seconds more", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(60_000), (attempt, asked) => {
      const delay = retryDelay(attempt, asked);
      return delay >= asked && delay <= asked + 5_000;
    }),
  );
});

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
test.each([
  [null, null],
  ["0", 0],
  ["7", 7_000],
  [" 7 ", 7_000],
  ["soon", null],
  ["-1x", null],
  ["Sat, 21 Nov 2026 12:00:05 GMT", 5_000],
  ["Sat, 21 Nov 2026 11:59:00 GMT", 0],
])("Retry-After %j is %j ms", (value, expected) => {
  expect(parseRetryAfter(value, NOW)).toBe(expected);
});
