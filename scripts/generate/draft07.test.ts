import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { draft07 } from "./draft07.ts";
import type { Schema } from "./toolkit/openApi.ts";

const Text: Schema = { type: "string" };
const reference: Schema = { $ref: "#/$defs/Text" };
const object = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });

test.each<[string, Schema, right: unknown, wrong: unknown]>([
  [
    "what stands beside a reference",
    object({ a: { ...reference, maxLength: 2 } }),
    { a: "xx" },
    { a: "xxx" },
  ],
  [
    "a reference with something beside it",
    object({ a: { ...reference, maxLength: 2 } }),
    { a: "xx" },
    { a: 1 },
  ],
  ["a tuple", { type: "array", prefixItems: [Text] }, ["a", 1], [1]],
  [
    "the rest of a tuple",
    { type: "array", prefixItems: [Text], items: { type: "integer" } },
    ["a", 1],
    ["a", "b"],
  ],
  ["a type or null", object({ a: { type: ["string", "null"] } }), { a: null }, { a: 1 }],
])("%s means the same in draft 7", (_name, schema, right, wrong) => {
  const isValid = new Ajv({ strict: false }).compile({ ...draft07(schema), $defs: { Text } });
  expect([isValid(right), isValid(wrong)]).toEqual([true, false]);
});

test("the tag of a union is its name, an example one of a list", () => {
  const union = { oneOf: [reference], discriminator: { propertyName: "kind" }, example: "a" };
  expect(draft07(union)).toEqual({ oneOf: [reference], discriminator: "kind", examples: ["a"] });
});
