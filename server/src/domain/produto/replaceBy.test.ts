import { expect, test } from "vitest";
import { replaceBy } from "./replaceBy.ts";

const keyOf = ([key]: [string, number]) => key.toLowerCase();

test("what has the key of what is there takes its place, the rest comes behind it in the order sent", () => {
  const before: [string, number][] = [
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ];
  const sent: [string, number][] = [
    ["d", 4],
    ["B", 5],
    ["D", 6],
  ];
  expect(replaceBy(keyOf, before, sent)).toEqual([
    ["a", 1],
    ["B", 5],
    ["c", 3],
    ["D", 6],
  ]);
  expect(before).toHaveLength(3);
});

test("nothing sent, nothing there", () => {
  expect(replaceBy(keyOf, [["a", 1]])).toEqual([["a", 1]]);
  expect(replaceBy(keyOf)).toEqual([]);
});

test("each key is looked at once, however many there are", () => {
  let looks = 0;
  const list = Array.from({ length: 5_000 }, (_, index) => index);
  const counted = (item: number) => {
    looks++;
    return String(item);
  };
  expect(replaceBy(counted, list, list)).toEqual(list);
  expect(looks).toBe(10_000);
});
