import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Patience } from "./patience.ts";

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A case of so many milliseconds. */
async function take(patience: Patience, milliseconds: number, isAnswered: boolean, isSent = true) {
  patience.reasonToStop("books/read", false);
  vi.advanceTimersByTime(milliseconds);
  await patience.note("books/read", isSent, isAnswered);
}

const there = async () => undefined;

test.each([
  ["requests that time out", true],
  ["preparations that wait in vain", false],
])("two %s are enough, and the sentinel is sent all the same", async (_, isSent) => {
  const patience = new Patience(there, HOUR);
  await take(patience, 10_000, false, isSent);
  await take(patience, 5_000, true);
  expect(patience.reasonToStop("books/next", false)).toBeUndefined();
  await take(patience, 10_000, false, isSent);
  expect(patience.reasonToStop("books/next", false)).toBe("no answer came in 20 s of waiting");
  expect(patience.reasonToStop("sentinel", true)).toBeUndefined();
  expect(patience.fault).toBeUndefined();
});

test("slow answers are waited for", async () => {
  const patience = new Patience(there, HOUR);
  for (let time = 0; time < 100; time++) await take(patience, 9_000, true);
  expect(patience.reasonToStop("books/next", false)).toBeUndefined();
});

test("quick failures are many before it is enough", async () => {
  const patience = new Patience(there, HOUR);
  for (let time = 0; time < 29; time++) await take(patience, 1, false);
  expect(patience.reasonToStop("books/next", false)).toBeUndefined();
  await take(patience, 1, false);
  expect(patience.reasonToStop("books/next", false)).toBe("30 requests had no answer");
});

test("a target that is gone is asked after five quick failures, or one that took long", async () => {
  const gone = async () => "connection refused";
  const quick = new Patience(gone, HOUR);
  for (let time = 0; time < 4; time++) await take(quick, 1, false);
  expect(quick.fault).toBeUndefined();
  await take(quick, 1, false);
  expect(quick.fault).toBe("the server stopped answering at books/read (connection refused)");
  const long = new Patience(gone, HOUR);
  await take(long, 10_000, false);
  expect(long.reasonToStop("sentinel", true)).toMatch("stopped answering");
});

test("a run has an end", async () => {
  const patience = new Patience(there, HOUR);
  await take(patience, HOUR + 1, true);
  expect(patience.reasonToStop("sentinel", true)).toBe(
    "the run was not finished within 60 minutes (--limit)",
  );
});
