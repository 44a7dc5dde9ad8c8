import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oncePerSecond } from "./oncePerSecond.ts";
import { refusalOf } from "./refusalOf.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("of many equal lines there is one at once, one a second with their number, and none when they have ended", () => {
  const lines: object[] = [];
  const write = oncePerSecond((details, text) => lines.push({ ...details, text }));
  for (let nth = 1; nth <= 300; nth++) write({ nth }, "down");
  write({}, "other");
  expect(lines).toEqual([{ nth: 1, text: "down" }, { text: "other" }]);
  vi.advanceTimersByTime(1000);
  expect(lines.slice(2)).toEqual([{ nth: 300, repeated: 299, text: "down" }]);
  write({ nth: 301 }, "down");
  vi.advanceTimersByTime(5000);
  expect(lines.slice(3)).toEqual([{ nth: 301, repeated: 1, text: "down" }]);
  write({ nth: 302 }, "down");
  expect(lines.slice(4)).toEqual([{ nth: 302, text: "down" }]);
});

test.each([
  ["unavailable", 503, "service unavailable", 1],
  ["full", 507, "no space left", 1],
  [undefined, 500, "request failed", 3],
])("three requests that fail by %s: each %i, %s", (kind, status, text, count) => {
  const lines: string[] = [];
  const log = { error: (_details: object, line: string) => lines.push(line) };
  for (const requestId of ["a", "b", "c"]) {
    const error = Object.assign(new Error("no"), { kind });
    expect(refusalOf(error, { where: "here", requestId }, log).status).toBe(status);
  }
  expect(lines).toEqual(Array(count).fill(text));
});
