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

function queueOf(...items: [owner: string, rank: number, item: string][]): FairQueue<string> {
  const queue = fairQueue<string>();
  for (const [owner, rank, item] of items) queue.add(owner, rank, item);
  return queue;
}

test("L6: who has one waiting comes after one of those who have many", () => {
  const queue = queueOf(["a", 1, "a1"], ["a", 2, "a2"], ["a", 3, "a3"], ["b", 4, "b1"]);
  expect(drain(queue, () => 10)).toEqual(["a1", "b1", "a2", "a3"]);
});

test("who takes little is let in as often as it takes to be given the same", () => {
  const queue = queueOf(
    ...[1, 2, 3].map((rank) => ["a", rank, `a${rank}`] as [string, number, string]),
    ...[1, 2, 3, 4, 5, 6].map((rank) => ["b", rank, `b${rank}`] as [string, number, string]),
  );
  expect(drain(queue, (item) => (item.startsWith("a") ? 30 : 10))).toEqual([
    ...["a1", "b1", "b2", "b3", "a2", "b4", "b5", "b6", "a3"],
  ]);
});

test("of one owner the least rank is first, and of two the same the earlier one", () => {
  const queue = queueOf(["a", 5, "a-late"], ["a", 2, "a-first"], ["a", 5, "a-last"], ["a", 3, "a-second"]);
  expect(drain(queue, () => 1)).toEqual(["a-first", "a-second", "a-late", "a-last"]);
});

test("who comes anew has not saved up what others were given before", () => {
  const queue = queueOf(["a", 1, "a1"], ["a", 2, "a2"]);
  queue.charge("a", 1_000);
  queue.add("b", 3, "b1");
  queue.add("b", 4, "b2");
  queue.add("b", 5, "b3");
  expect(drain(queue, () => 10)).toEqual(["a1", "b1", "a2", "b2", "b3"]);
});

test("who waits no longer is not let in, and all is forgotten when nobody waits", () => {
  const queue = queueOf(["a", 1, "a1"], ["b", 2, "b1"]);
  queue.charge("b", 50);
  queue.remove("a", "a1");
  queue.remove("a", "never there");
  expect(queue.size).toBe(1);
  expect(queue.take()).toBe("b1");
  expect(queue.size).toBe(0);
  queue.add("b", 1, "b2");
  queue.add("a", 2, "a2");
  expect(drain(queue, () => 1)).toEqual(["b2", "a2"]);
});
