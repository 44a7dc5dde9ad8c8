import { describe, expect, test } from "vitest";
import { makeValid, makeValue, NotMade } from "./makeValue.ts";
import type { OpenApiDocument, Schema } from "./openApi.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "Zoo", version: "1" },
  paths: {},
  components: {
    schemas: {
      Named: { type: "object", properties: { name: { type: "string", minLength: 6 } }, required: ["name"] },
      Pet: {
        type: "object",
        properties: { kind: { type: "string" } },
        required: ["kind"],
        discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat" } },
      },
      Cat: {
        type: "object",
        properties: { kind: { type: "string", enum: ["cat"] }, lives: { type: "integer", minimum: 7 } },
        required: ["kind", "lives"],
        allOf: [{ $ref: "#/components/schemas/Pet" }],
      },
      Tree: {
        type: "object",
        properties: {
          name: { type: "string" },
          left: { $ref: "#/components/schemas/Tree" },
          leaves: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
        },
        required: ["name", "leaves"],
      },
    },
  },
} as OpenApiDocument;
const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const made = (schema: Schema, options: Partial<Parameters<typeof makeValue>[2]> = {}) =>
  makeValue(document, schema, { direction: "request", optional: true, examples: true, ...options });

test.each<[name: string, schema: Schema, value: unknown]>([
  ["a constant", { const: 5 }, 5],
  ["the first of an enumeration", { enum: ["b", "a"] }, "b"],
  ["an example", { type: "string", examples: ["Rex"] }, "Rex"],
  ["a default", { type: "integer", default: 20 }, 20],
  ["the least above one", { type: "integer", minimum: 7, maximum: 9 }, 7],
  ["the most below one", { type: "integer", maximum: -3 }, -3],
  ["above an exclusive bound", { type: "integer", exclusiveMinimum: 7 }, 8],
  ["a multiple", { type: "number", minimum: 1.1, multipleOf: 0.25 }, 1.25],
  ["a multiple below the maximum", { type: "number", maximum: 0.9, multipleOf: 0.25 }, 0.75],
  ["a text of its length", { type: "string", minLength: 6, maxLength: 7 }, "textxx"],
  ["a text of at most three", { type: "string", maxLength: 3 }, "tex"],
  ["a text of its pattern and length", { type: "string", pattern: "^[A-Z]+$", minLength: 4 }, "AAAA"],
  ["a date", { type: "string", format: "date" }, "2026-01-15"],
  ["bytes", { type: "string", contentEncoding: "base64" }, "dGV4dA=="],
  ["a value rather than null", { anyOf: [{ type: "null" }, { type: "boolean" }] }, true],
  ["the first of several types", { type: ["null", "integer"], minimum: 4 }, 4],
  ["different items", { type: "array", items: { type: "string" }, minItems: 2 }, ["text", "text1"]],
  ["a tuple", { type: "array", prefixItems: [{ type: "integer" }, { type: "boolean" }] }, [1, false]],
  [
    "as many keys as asked",
    { type: "object", additionalProperties: { type: "integer" }, minProperties: 2 },
    {
      key1: 1,
      key2: 1,
    },
  ],
  [
    "everything that allOf says",
    { allOf: [component("Named"), { properties: { age: { type: "integer" } } }] },
    {
      name: "textxx",
      age: 1,
    },
  ],
  ["a variant, where a discriminator names them", component("Pet"), { kind: "cat", lives: 7 }],
  ["a variant with its base", component("Cat"), { kind: "cat", lives: 7 }],
])("makes %s", (_, schema, value) => {
  expect(made(schema)).toEqual(value);
});

describe("a type that holds itself", () => {
  test("ends", () => expect(made(component("Tree"))).toEqual({ name: "text", leaves: [] }));
});

describe("an object", () => {
  const schema: Schema = {
    type: "object",
    properties: {
      id: { type: "integer", readOnly: true },
      secret: { type: "string", writeOnly: true },
      note: { type: "string" },
    },
    required: ["id", "secret"],
  };
  test("of a request lacks what only answers have", () =>
    expect(made(schema)).toEqual({ secret: "text", note: "text" }));
  test("of an answer lacks what only requests have", () =>
    expect(made(schema, { direction: "answer" })).toEqual({ id: 1, note: "text" }));
  test("may lack what is optional", () =>
    expect(made(schema, { optional: false })).toEqual({ secret: "text" }));
});

test("what cannot be made is named", () => {
  const schema: Schema = { type: "object", properties: { code: { type: "string", pattern: "^(.)\\1$" } } };
  expect(() => made(schema)).toThrow(new NotMade("pattern ^(.)\\1$ of /code"));
});

test("a valid value is looked for with and without examples and optional fields", () => {
  const schema: Schema = {
    type: "object",
    properties: { a: { type: "string", example: "wrong" }, b: { type: "integer" } },
    required: ["a"],
  };
  const tried: unknown[] = [];
  const value = makeValid(document, schema, "request", (each) => tried.push(each) === 4);
  expect(value).toEqual({ a: "text" });
  expect(tried).toEqual([{ a: "wrong", b: 1 }, { a: "wrong" }, { a: "text", b: 1 }, { a: "text" }]);
  expect(makeValid(document, schema, "request", () => false)).toBeUndefined();
});
