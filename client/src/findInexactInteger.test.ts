import fc from "fast-check";
import { expect, test } from "vitest";
import { findInexactInteger } from "./findInexactInteger.ts";

test.each([
  ['{"idSku":9007199254740991}', undefined],
  ['{"idSku":9007199254740992}', "9007199254740992"],
  ['{"ids":[1,-9007199254740993]}', "-9007199254740993"],
  ['{ "a" : 35260711222333000181 }', "35260711222333000181"],
  ["9007199254740993", "9007199254740993"],
  ['{"chave":"35260711222333000181550010000000011731582641"}', undefined],
  ['{"texto":"a \\" ,9007199254740993,"}', undefined],
  ['{"texto":":9007199254740993","id":12}', undefined],
  ['{"preco":0.12345678901234567,"x":12345678901234567.5}', undefined],
])("%s: %s", (json, expected) => {
  expect(findInexactInteger(json)).toBe(expected);
});

test("a JSON text of anything that JavaScript holds is exact", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.maxSafeInteger(), (value, id) => {
      const text = JSON.stringify({ value, id }, (_key, each) =>
        typeof each === "number" && !Number.isSafeInteger(each) ? 0 : each,
      );
      expect(findInexactInteger(text)).toBeUndefined();
    }),
  );
});
