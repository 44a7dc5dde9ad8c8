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

test("L6: who has just come comes before those who have many waiting", () => {
  expect(drain(queueOf("a1", "a2", "a3", "b1"), () => 10)).toEqual(["b1", "a1", "a2", "a3"]);
});

test("who takes little is let in as often as it takes to be given the same", () => {
  const queue = queueOf("a1", "a2", "a3", "b1", "b2", "b3", "b4", "b5", "b6");
  expect(drain(queue, (item) => (item.startsWith("a") ? 30 : 10))).toEqual([
    ...["b1", "a1", "b2", "b3", "b4", "a2", "b5", "b6", "a3"],
  ]);
});

test("who comes anew has not saved up what others were given before", () => {
  const queue = queueOf("a1", "a2");
  queue.charge("a", 1_000);
  for (const item of ["b1", "b2", "b3"]) queue.add("b", item);
  expect(drain(queue, () => 10)).toEqual(["b1", "a1", "b2", "a2", "b3"]);
});

test("who comes again has been given what it was, so those who wait are not passed by again and again", () => {
  const queue = queueOf("a1", "a2", "a3");
  const taken: (string | undefined)[] = [];
  for (let time = 0; time < 6; time++) {
    if (time < 4) queue.add("b", "b");
    const item = queue.take();
    taken.push(item);
    queue.charge(item?.charAt(0), 10);
  }
  expect(taken).toEqual(["b", "a1", "b", "a2", "b", "a3"]);
});

test("all is forgotten when nobody waits", () => {
  const queue = queueOf("b1");
  queue.charge("b", 50);
  expect([queue.take(), queue.size]).toEqual(["b1", 0]);
  queue.add("a", "a2");
  queue.add("b", "b2");
  expect(drain(queue, () => 1)).toEqual(["b2", "a2"]);
});
