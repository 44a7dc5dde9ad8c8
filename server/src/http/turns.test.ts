import { expect, test } from "vitest";
import { nextTurn, pauseOfTurn, turnToBegin } from "./turns.ts";

/** Keeps the thread for so many milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Counts turns of the event loop until it is disposed of. */
function countTurns() {
  const counter = { turns: 0, [Symbol.dispose]: () => clearImmediate(counting) };
  let counting = setImmediate(function count() {
    counter.turns++;
    counting = setImmediate(count);
  });
  return counter;
}

test("L6: of long work one piece is done in a turn of the event loop, however many there are", async () => {
  const pieces: number[] = [];
  using counter = countTurns();
  const long = async () => {
    for (let piece = 0; piece < 5; piece++) {
      await nextTurn();
      pieces.push(counter.turns);
      work(6);
    }
  };
  await Promise.all(Array.from({ length: 8 }, long));
  expect(new Set(pieces).size).toBe(40);
});

test("short work of many shares a turn", async () => {
  using counter = countTurns();
  await Promise.all(Array.from({ length: 100 }, () => nextTurn("a")));
  expect(counter.turns).toBeLessThan(50);
});

test("owners take turns by what they were given, not by how many requests they have; who comes is let in before long work", async () => {
  const order: string[] = [];
  const piece = async (owner?: string) => {
    await nextTurn(owner);
    order.push(owner ?? "long");
    work(6);
  };
  const many = Array.from({ length: 10 }, () => piece("a"));
  const long = Array.from({ length: 10 }, () => piece());
  await Promise.all([...many, ...long, piece("b")]);
  expect(order.indexOf("b")).toBeLessThan(4);
});

test("work on a request begins at once, unless others wait or the turn of the event loop has taken long", async () => {
  await new Promise(setImmediate);
  expect(turnToBegin(() => "a")).toBeUndefined();
  work(6);
  const later = turnToBegin(() => "a");
  expect(later).toBeInstanceOf(Promise);
  await later;
  await new Promise(setImmediate);
  const waiting = nextTurn("a");
  const behind = turnToBegin(() => "b");
  expect(behind).toBeInstanceOf(Promise);
  await Promise.all([waiting, behind]);
});

test("who fails does not keep the others from their turns", async () => {
  const failing = nextTurn("a").then(() => {
    throw new Error("it failed");
  });
  const other = nextTurn("b");
  await expect(failing).rejects.toThrow("it failed");
  await other;
  await nextTurn("a");
});

test("steps that follow each other at once pause when they have taken long together, whoever they are for", async () => {
  await new Promise(setImmediate);
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
