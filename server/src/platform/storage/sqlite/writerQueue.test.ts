import { expect, test } from "vitest";
import { writerQueue } from "./writerQueue.ts";

/** Keeps the thread for so many milliseconds. */
async function work(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test("L6: one at a time; who comes waits for one of the others, not for all that they have waiting", async () => {
  const write = writerQueue();
  const order: string[] = [];
  let inside = 0;
  const by = (owner: string) =>
    write(owner, async () => {
      expect(++inside).toBe(1);
      await work(3);
      await new Promise(setImmediate);
      order.push(owner);
      inside--;
    });
  const many = Array.from({ length: 8 }, () => by("changes"));
  await Promise.all([...many, by("quotations"), by("orders")]);
  expect(order.slice(0, 3).toSorted()).toEqual(["changes", "orders", "quotations"]);
  expect(order).toHaveLength(10);
});

test("work that fails does not keep the others from theirs", async () => {
  const write = writerQueue();
  const failing = write("a", async () => {
    throw new Error("it failed");
  });
  const other = write("b", async () => "written");
  await expect(failing).rejects.toThrow("it failed");
  expect(await other).toBe("written");
});

test("who waits for too long is told, and its work is not done; the others go on", async () => {
  const write = writerQueue(20);
  const held = Promise.withResolvers<void>();
  const long = write("a", () => held.promise);
  let runs = 0;
  const waiting = write("b", async () => {
    runs++;
  });
  await expect(waiting).rejects.toMatchObject({ kind: "unavailable" });
  held.resolve();
  await long;
  expect(await write("b", async () => "written")).toBe("written");
  expect(runs).toBe(0);
});
