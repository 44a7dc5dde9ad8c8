import { expect, test } from "vitest";
import { limitsBeyond, limitsWithin } from "./limits.ts";
import { placesOf } from "./places.ts";

const schema = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", maxLength: 3 },
    kind: { type: "string", enum: ["a", "b"] },
    price: { type: "number", minimum: 0, multipleOf: 0.01 },
    plp: {
      anyOf: [
        { type: "integer", maximum: 9 },
        { type: "string", pattern: "^\\d$" },
      ],
    },
  },
};
const places = placesOf({ openapi: "3.1.0", info: { title: "", version: "" }, paths: {} }, schema);

/** Kinds of the limits, at any place, on whose side a body stands. */
function sidesOf(body: unknown, limits: typeof limitsBeyond): string[] {
  return places.flatMap((place) =>
    limits(place)
      .filter(({ holds }) => holds(body))
      .map(({ kind }) => `${place.name} ${kind}`),
  );
}

test.each([
  [{ name: "abcd" }, ["name maxLength-ignored"]],
  [{ name: 1 }, ["name number-taken-as-text"]],
  [{ name: null }, ["name null-taken"]],
  [{}, ["name missing-taken"]],
  [{ name: "ãéí", kind: "c" }, ["kind foreign-taken"]],
  [{ name: "a", price: -1 }, ["price minimum-ignored"]],
  [{ name: "a", price: 1.001 }, ["price multipleOf-ignored"]],
  [{ name: "a", price: 0.1 + 0.2 }, []],
  [{ name: "a", price: "1" }, ["price text-taken-as-number"]],
  [{ name: "a", plp: "x" }, ["plp shape-ignored"]],
  [{ name: "a", plp: "7" }, []],
])("%j is beyond %j", (body, kinds) => {
  expect(sidesOf(body, limitsBeyond)).toEqual(kinds);
});

test("what stands on an edge must be taken", () => {
  const body = { name: "ãéí", kind: "b", price: 0.01, plp: 9 };
  expect(sidesOf(body, limitsWithin)).toEqual([
    "name maxLength-edge-refused",
    "name bytes-counted",
    "kind b-refused",
    "price multipleOf-edge-refused",
    "plp maximum-edge-refused",
  ]);
});
