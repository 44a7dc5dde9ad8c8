import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLanes, type Slot } from "./lanes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Which of these have begun by now. */
async function begunOf(slots: readonly Slot[]): Promise<boolean[]> {
  const open = Symbol();
  return Promise.all(
    slots.map(async ({ begun }) => (await Promise.race([begun, Promise.resolve(open)])) !== open),
  );
}

test("of one owner so many are handled at once, the rest in the order in which they came", async () => {
  const lanes = createLanes(2);
  const { enter } = lanes;
  const slots = [enter("a"), enter("a"), enter("a"), enter("a")];
  expect(await begunOf(slots)).toEqual([true, true, false, false]);
  expect(lanes.waiting).toBe(2);
  slots[1]?.leave();
  expect(await begunOf(slots)).toEqual([true, true, true, false]);
  expect(enter("a").begun).toBeDefined();
  slots[0]?.leave();
  slots[0]?.leave();
  expect(await begunOf(slots)).toEqual([true, true, true, true]);
});

test("owners do not wait for each other, and a lane that is empty begins anew", () => {
  const { enter } = createLanes(1);
  const first = enter("a");
  expect(first.begun).toBeUndefined();
  expect(enter("b").begun).toBeUndefined();
  first.leave();
  expect(enter("a").begun).toBeUndefined();
});

test("who leaves while it waits is not waited for", async () => {
  const { enter } = createLanes(1);
  const [first, gone, next] = [enter("a"), enter("a"), enter("a")];
  gone.leave();
  first.leave();
  expect(await begunOf([next])).toEqual([true]);
});

test("a slow reader keeps others of its owner for five seconds at most", async () => {
  const { enter } = createLanes(2);
  const slots = [enter("a"), enter("a"), enter("a"), enter("a")];
  await vi.advanceTimersByTimeAsync(4900);
  expect(await begunOf(slots)).toEqual([true, true, false, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await begunOf(slots)).toEqual([true, true, true, true]);
  const next = enter("a");
  slots[0]?.leave();
  expect(await begunOf([next])).toEqual([false]);
  slots[2]?.leave();
  expect(await begunOf([next])).toEqual([true]);
});
