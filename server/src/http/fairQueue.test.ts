import { expect, test } from "vitest";
import { type FairQueue, fairQueue } from "./fairQueue.ts";

/** Takes all out, each at its cost, in the order in which they come. */
function drain(queue: FairQueue<string>, cost: (item: string) => number): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) {
    taken.push(item);
    queue.charge(item.charAt(0), cost(item));
  }
  return taken;
}

/** A queue in which these wait, each for the owner that its first letter names. */
function queueOf(...items: string[]): FairQueue<string> {
  const queue = fairQueue<string>();
  for (const item of items) queue.add(item.charAt(0), item);
  return queue;
}

test("L6: who has one waiting comes after one of those who have many", () => {
  expect(drain(queueOf("a1", "a2", "a3", "b1"), () => 10)).toEqual(["a1", "b1", "a2", "a3"]);
});

test("who takes little is let in as often as it takes to be given the same", () => {
  const queue = queueOf("a1", "a2", "a3", "b1", "b2", "b3", "b4", "b5", "b6");
  expect(drain(queue, (item) => (item.startsWith("a") ? 30 : 10))).toEqual([
    ...["a1", "b1", "b2", "b3", "a2", "b4", "b5", "b6", "a3"],
  ]);
});

test("who comes anew has not saved up what others were given before", () => {
  const queue = queueOf("a1", "a2");
  queue.charge("a", 1_000);
  for (const item of ["b1", "b2", "b3"]) queue.add("b", item);
  expect(drain(queue, () => 10)).toEqual(["a1", "b1", "a2", "b2", "b3"]);
});

test("all is forgotten when nobody waits", () => {
  const queue = queueOf("b1");
  queue.charge("b", 50);
  expect([queue.take(), queue.size]).toEqual(["b1", 0]);
  queue.add("b", "b2");
  queue.add("a", "a2");
  expect(drain(queue, () => 1)).toEqual(["b2", "a2"]);
});
