import { expect, test } from "vitest";
import { textShape } from "./textShape.ts";
import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Colours", version: "1.0.0" },
  paths: {},
  components: {
    schemas: {
      Kind: { type: "string", enum: ["a", "b"] },
      Base: { type: "object", properties: { name: { type: "string" } } },
      Rgb: { type: "object", properties: { R: { type: "integer" } }, allOf: [ref("Base")] },
      Nested: { type: "array", items: ref("Nested") },
    },
  },
};
const scalar = (...types: string[]) => ({ kind: "scalar", types });

test.each<[string, Schema, object]>([
  ["a type", { type: "integer", format: "int32" }, scalar("integer")],
  ["no type", {}, scalar("string")],
  ["a reference", ref("Kind"), scalar("string")],
  [
    "values of several types",
    { enum: [1, "a", null, true, 0.5] },
    scalar("null", "boolean", "number", "string"),
  ],
  ["whole values", { enum: [1, 2] }, scalar("integer")],
  ["a const", { const: true }, scalar("boolean")],
  ["a type and values", { type: "number", enum: [1, 2] }, scalar("integer")],
  ["several types", { type: ["integer", "null"] }, scalar("null", "integer")],
  ["integer | null", { anyOf: [{ type: "integer" }, { type: "null" }] }, scalar("null", "integer")],
  [
    "integer | 'all'",
    { oneOf: [{ type: "integer" }, { type: "string", enum: ["all"] }] },
    scalar("integer", "string"),
  ],
  ["number | integer", { anyOf: [{ type: "number" }, { type: "integer" }] }, scalar("number")],
  ["all of", { allOf: [{ type: "number" }, { type: "integer" }, { minimum: 1 }] }, scalar("integer")],
  ["a list", { type: "array", items: ref("Kind") }, { kind: "array", items: ["string"] }],
  [
    "a list or null",
    { anyOf: [{ type: "array", items: { type: "integer" } }, { type: "null" }] },
    { kind: "array", items: ["integer"] },
  ],
  [
    "a list of a union",
    { type: "array", items: { anyOf: [{ type: "integer" }, ref("Kind")] } },
    { kind: "array", items: ["integer", "string"] },
  ],
  ["a list of anything", { type: "array", items: {} }, { kind: "array", items: ["string"] }],
  [
    "an object with a base",
    ref("Rgb"),
    { kind: "object", properties: { R: ["integer"], name: ["string"] }, rest: null },
  ],
  [
    "a record",
    { type: "object", unevaluatedProperties: { type: "integer" } },
    { kind: "object", properties: {}, rest: ["integer"] },
  ],
  [
    "a closed object",
    { type: "object", properties: { a: { type: "boolean" } }, unevaluatedProperties: { not: {} } },
    { kind: "object", properties: { a: ["boolean"] }, rest: null },
  ],
  [
    "objects of one name in several forms",
    {
      anyOf: [
        { type: "object", properties: { a: { type: "integer" } } },
        { type: "object", properties: { a: { type: "null" } }, additionalProperties: true },
      ],
    },
    { kind: "object", properties: { a: ["null", "integer"] }, rest: ["string"] },
  ],
])("%s", (_, schema, shape) => expect(textShape(document, schema)).toEqual(shape));

test.each<[string, Schema, RegExp]>([
  ["a text or a list", { anyOf: [{ type: "string" }, { type: "array", items: {} }] }, /several kinds/],
  ["a list or an object", { type: ["array", "object"] }, /several kinds/],
  ["lists in a list", ref("Nested"), /lists or objects inside/],
  [
    "a list in an object",
    { type: "object", properties: { a: { type: "array" } } },
    /lists or objects inside/,
  ],
])("refuses %s", (_, schema, message) => expect(() => textShape(document, schema)).toThrow(message));
