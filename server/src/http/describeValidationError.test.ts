import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAjv } from "../../../scripts/generate/createAjv.ts";
import { describeValidationError } from "./describeValidationError.ts";
import { english } from "./english.ts";
import { invalid } from "./errors.ts";
import { fieldName } from "./field.ts";

const ajv = createAjv();
const told = (schema: object, value: unknown, place: "body" | "query" = "query") => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  const { keys, wording } = describeValidationError(validate.errors as never);
  return invalid({ in: place, keys }, wording).text(english);
};
const nullable = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
const inField = (schema: object) => ({ type: "object", properties: { campo: schema } });
const unions = {
  type: "object",
  discriminator: { propertyName: "tipo", index: { a: 0, b: 1 } },
  required: ["tipo"],
  oneOf: [
    { type: "object", properties: { tipo: { const: "a" }, n: { type: "integer" } } },
    { type: "object", properties: { tipo: { const: "b" } } },
  ],
};

describe("the text for every keyword", () => {
  it.each<[string, object, unknown, string]>([
    ["required", { type: "object", properties: { a: {} }, required: ["a"] }, {}, "a: is required"],
    ["type string", inField({ type: "string" }), { campo: 1 }, "campo: must be a string"],
    ["type integer", inField({ type: "integer" }), { campo: 1.5 }, "campo: must be an integer"],
    [
      "type number, 1e400",
      inField({ type: "number" }),
      { campo: Number("1e400") },
      "campo: must be a number",
    ],
    ["type boolean", inField({ type: "boolean" }), { campo: "true" }, "campo: must be true or false"],
    ["type array", inField({ type: "array" }), { campo: {} }, "campo: must be an array"],
    ["type object", inField({ type: "object" }), { campo: [] }, "campo: must be an object"],
    [
      "type union",
      inField({ type: ["integer", "string"] }),
      { campo: true },
      "campo: must be an integer or a string",
    ],
    [
      "maxLength",
      inField({ type: "string", maxLength: 2 }),
      { campo: "abc" },
      "campo: must have at most 2 characters",
    ],
    [
      "maxLength 1",
      inField({ type: "string", maxLength: 1 }),
      { campo: "abc" },
      "campo: must have at most 1 character",
    ],
    ["minLength 1", inField({ type: "string", minLength: 1 }), { campo: "" }, "campo: must not be empty"],
    [
      "minLength",
      inField({ type: "string", minLength: 3 }),
      { campo: "" },
      "campo: must have at least 3 characters",
    ],
    ["enum", inField({ enum: ["a", "b", null] }), { campo: "c" }, "campo: must be one of: a, b, null"],
    ["const", inField({ const: "a" }), { campo: "c" }, "campo: must be a"],
    [
      "pattern",
      inField({ type: "string", pattern: "^a+$", patternText: "deve ter só a letra a, como aaa" }),
      { campo: "c" },
      "campo: deve ter só a letra a, como aaa",
    ],
    [
      "pattern without words",
      inField({ type: "string", pattern: "^a+$" }),
      { campo: "c" },
      "campo: does not have the expected form",
    ],
    [
      "enum that takes an empty text",
      inField({ enum: ["", "a", "b"] }),
      { campo: "c" },
      "campo: must be one of: a, b",
    ],
    ["discriminator missing", unions, {}, "tipo: is required"],
    [
      "format",
      inField({ type: "string", format: "date" }),
      { campo: "2026-02-30" },
      "campo: must be a date that exists, as YYYY-MM-DD",
    ],
    ["minimum", inField({ type: "number", minimum: 1 }), { campo: 0 }, "campo: must be 1 or more"],
    [
      "maximum",
      inField({ type: "number", maximum: 9999999.99 }),
      { campo: 1e9 },
      "campo: must be 9999999.99 or less",
    ],
    [
      "exclusiveMinimum",
      inField({ type: "number", exclusiveMinimum: 0 }),
      { campo: 0 },
      "campo: must be more than 0",
    ],
    [
      "exclusiveMaximum",
      inField({ type: "number", exclusiveMaximum: 1 }),
      { campo: 1 },
      "campo: must be less than 1",
    ],
    [
      "multipleOf 0.01",
      inField({ type: "number", multipleOf: 0.01 }),
      { campo: 1.001 },
      "campo: must have at most 2 decimal places",
    ],
    [
      "multipleOf 0.1",
      inField({ type: "number", multipleOf: 0.1 }),
      { campo: 1.01 },
      "campo: must have at most 1 decimal place",
    ],
    [
      "multipleOf 0.15",
      inField({ type: "number", multipleOf: 0.15 }),
      { campo: 0.2 },
      "campo: must be a multiple of 0.15",
    ],
    [
      "multipleOf 5",
      inField({ type: "number", multipleOf: 5 }),
      { campo: 1 },
      "campo: must be a multiple of 5",
    ],
    ["minItems 1", inField({ type: "array", minItems: 1 }), { campo: [] }, "campo: must not be empty"],
    ["minItems", inField({ type: "array", minItems: 2 }), { campo: [] }, "campo: must have at least 2 items"],
    [
      "maxItems",
      inField({ type: "array", maxItems: 1 }),
      { campo: [1, 2] },
      "campo: must have at most 1 item",
    ],
    [
      "uniqueItems",
      inField({ type: "array", uniqueItems: true }),
      { campo: [1, 1] },
      "campo: must not have an item twice",
    ],
    [
      "additionalProperties",
      { type: "object", additionalProperties: false },
      { x: 1 },
      "x: is not a known field",
    ],
    ["discriminator unknown", unions, { tipo: "c" }, "tipo: has an unknown value"],
    ["discriminator branch", unions, { tipo: "a", n: "x" }, "n: must be an integer"],
    [
      "nullable",
      inField(nullable({ type: "string", maxLength: 1 })),
      { campo: "ab" },
      "campo: must have at most 1 character",
    ],
    [
      "nullable, wrong type",
      inField(nullable({ type: "string" })),
      { campo: 1 },
      "campo: must be a string or null",
    ],
    [
      "nullable, null first",
      inField({ anyOf: [{ type: "null" }, { type: "string", maxLength: 1 }] }),
      { campo: "ab" },
      "campo: must have at most 1 character",
    ],
    [
      "anyOf of types",
      inField({ anyOf: [{ type: "integer" }, { type: "string" }] }),
      { campo: [] },
      "campo: must be an integer or a string",
    ],
    [
      "anyOf, the branch that got furthest",
      inField({ anyOf: [{ type: "string" }, { type: "object", properties: { n: { type: "integer" } } }] }),
      { campo: { n: "x" } },
      "campo.n: must be an integer",
    ],
    [
      "an index in the path",
      inField({ type: "array", items: { type: "object", properties: { "a/b~c": { type: "string" } } } }),
      { campo: [{}, { "a/b~c": 1 }] },
      "campo.1.a/b~c: must be a string",
    ],
  ])("%s", (_name, schema, value, want) => expect(told(schema, value)).toBe(want));

  it("names the whole body, and no other whole", () => {
    expect(told({ type: "object" }, [], "body")).toBe("body: must be an object");
    expect(told({ type: "object" }, [])).toBe("must be an object");
    expect(describeValidationError(null).keys).toEqual([]);
  });

  it("lists many values as far as they fit", () => {
    const values = Array.from({ length: 200 }, (_, index) => `valor ${index}`);
    expect(told(inField({ enum: values }), { campo: "x" })).toMatch(
      /^campo: must be one of: valor 0, .+\.\.\. \(200 values\)$/,
    );
  });

  it("is short whatever was sent, and never splits a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }),
        fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1 }),
        (key, allowedValues) => {
          const instancePath = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
          const { keys, wording } = describeValidationError([
            { instancePath, keyword: "enum", params: { allowedValues } },
          ]);
          const refusal = invalid({ in: "body", keys }, wording);
          expect([...fieldName({ in: "body", keys }, english)].length).toBeLessThanOrEqual(120);
          expect([...refusal.detail(english)].length).toBeLessThanOrEqual(180);
          expect(refusal.text(english).isWellFormed()).toBe(true);
        },
      ),
    );
  });
});
