import { expect, test } from "vitest";
import { breather } from "./breather.ts";
import { inRequest, noteOwner } from "./requestContext.ts";
import { nextTurn, pauseOfTurn } from "./turns.ts";

/** Keeps the thread for so many milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Runs work in the name of an owner. */
function as(owner: string, run: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) =>
    inRequest(owner, () => {
      noteOwner(() => owner);
      run().then(resolve, reject);
    }),
  );
}

test("L6: of long work one piece is done in a turn of the event loop, however many there are", async () => {
  const pieces: number[] = [];
  let turn = 0;
  let counting = setImmediate(function count() {
    turn++;
    counting = setImmediate(count);
  });
  const long = () =>
    as("a", async () => {
      for (let piece = 0; piece < 5; piece++) {
        await nextTurn();
        pieces.push(turn);
        work(6);
      }
    });
  await Promise.all(Array.from({ length: 8 }, long));
  clearImmediate(counting);
  expect(new Set(pieces).size).toBe(40);
});

test("short work of many shares a turn", async () => {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns++;
    counting = setImmediate(count);
  });
  await Promise.all(Array.from({ length: 100 }, () => as("a", nextTurn)));
  clearImmediate(counting);
  expect(turns).toBeLessThan(50);
});

test("owners take turns by what they were given, not by how many requests they have", async () => {
  const order: string[] = [];
  const piece = (owner: string) =>
    as(owner, async () => {
      await nextTurn();
      order.push(owner);
      work(6);
    });
  await Promise.all([...Array.from({ length: 10 }, () => piece("a")), piece("b")]);
  expect(order.indexOf("b")).toBeLessThan(3);
});

test("the older request of an owner is finished first", async () => {
  const ended: string[] = [];
  const long = (name: string) =>
    as("a", async () => {
      const breathe = breather();
      for (let step = 0; step < 5; step++) {
        work(6);
        await breathe();
      }
      ended.push(name);
    });
  await Promise.all(["first", "second", "third"].map(long));
  expect(ended).toEqual(["first", "second", "third"]);
});

test("who fails does not keep the others from their turns", async () => {
  const failing = as("a", async () => {
    await nextTurn();
    throw new Error("it failed");
  });
  const other = as("b", nextTurn);
  await expect(failing).rejects.toThrow("it failed");
  await other;
  await as("a", nextTurn);
});

test("steps that follow each other at once pause when they have taken long together, whoever they are for", async () => {
  const step = async () => {
    const pause = pauseOfTurn();
    if (pause) await pause;
    work(6);
    return pause !== undefined;
  };
  expect(await Promise.all([step(), step(), step(), step()])).toEqual([false, true, true, true]);
  await new Promise(setImmediate);
  expect(await step()).toBe(false);
});
