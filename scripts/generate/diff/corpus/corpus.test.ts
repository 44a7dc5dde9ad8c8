import { expect, test } from "vitest";
import { corpusCases } from "./cases.ts";
import { corpusTable, judgeCases } from "./judgeCases.ts";

const judged = judgeCases(corpusCases());
console.log(corpusTable(judged));

test("the corpus has many small changes, each of its own name", () => {
  expect(judged.length).toBeGreaterThanOrEqual(700);
  expect(new Set(judged.map(({ name }) => name)).size).toBe(judged.length);
});

test("no change is called less than it is", () => {
  expect(judged.filter(({ outcome }) => outcome === "too mild").map(told)).toEqual([]);
});

test("no change is called more than it is", () => {
  expect(judged.filter(({ outcome }) => outcome === "too strict").map(told)).toEqual([]);
});

function told({ name, expected, found }: (typeof judged)[number]): string {
  return `${name}: ${expected}, found ${found}`;
}
