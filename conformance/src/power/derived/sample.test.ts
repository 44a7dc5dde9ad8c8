import { expect, test } from "vitest";
import { sample, shuffled } from "./sample.ts";

const items = Array.from({ length: 1000 }, (_, index) => index);

test("a sample has as many items as asked for, each once, in the order of the list", () => {
  const drawn = sample(items, 40, "a");
  expect(new Set(drawn).size).toBe(40);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(sample(items, 2000, "a")).toEqual(items);
});

test("a seed draws the same sample again, another one another", () => {
  expect(sample(items, 40, "seed-1")).toEqual(sample(items, 40, "seed-1"));
  expect(sample(items, 40, "seed-2")).not.toEqual(sample(items, 40, "seed-1"));
});

test("no part of the list is left out", () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => sample(items, 40, `s${seed}`)).flat());
  expect(drawn.size).toBeGreaterThan(990);
});

test("in another order every item is there once, and a seed gives the same one again", () => {
  const order = shuffled(items, "a");
  expect(order).not.toEqual(items);
  expect(order.toSorted((a, b) => a - b)).toEqual(items);
  expect(shuffled(items, "a")).toEqual(order);
  expect(shuffled(items, "b")).not.toEqual(order);
});
