import { beforeEach, expect, test } from "vitest";
import { wrongTokens } from "./wrongTokens.ts";

let notes: string[];
let now: number;
let waits: number[];
let wrong: () => Promise<void>;
beforeEach(() => {
  notes = [];
  now = 1000;
  waits = [];
  const silent = () => undefined;
  const warn = (_details: object, text?: string) => void notes.push(String(text));
  wrong = wrongTokens({ debug: silent, info: silent, error: silent, warn } as never, {
    now: () => now,
    sleep: async (milliseconds) => waits.push(milliseconds),
  });
});
const times = (count: number) => Array.from({ length: count }, wrong);

test("20 wrong tokens are answered at once, and nobody is told", async () => {
  await Promise.all(times(20));
  expect([notes, waits]).toEqual([[], []]);
});

test("those after them wait in line, half a second each, which is told once; beyond ten seconds they are sent away", async () => {
  await Promise.all(times(40));
  expect(waits).toEqual(Array.from({ length: 20 }, (_, place) => 500 * (place + 1)));
  await expect(wrong()).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "11" } });
  expect(notes).toEqual([expect.stringContaining("somebody may be guessing")]);
});

test("the line moves with the time, and is told anew when it has been gone", async () => {
  await Promise.all(times(40));
  now += 500;
  await wrong();
  expect(waits.at(-1)).toBe(10_000);
  now += 60_000;
  await Promise.all(times(21));
  expect(waits.at(-1)).toBe(500);
  expect(notes).toHaveLength(2);
});
