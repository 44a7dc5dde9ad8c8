import { describe, expect, test } from "vitest";
import { type OpenApiDocument, resolveSchema, type Schema } from "./openApi.ts";

const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  paths: {},
  components: {
    schemas: {
      Title: { type: "string", maxLength: 60, description: "Of a book.", "x-rules": ["LIB-001"] },
      Subtitle: { $ref: "#/components/schemas/Title", maxLength: 30, "x-rules": ["LIB-002"] },
    },
  },
};
const title: Schema = { $ref: "#/components/schemas/Title" };

describe("resolveSchema", () => {
  test.each<[string, Schema, Schema]>([
    ["an inline schema stands for itself", { type: "string" }, { type: "string" }],
    [
      "a reference stands for its target, what is beside it wins, rules add up",
      { $ref: "#/components/schemas/Subtitle", description: "Of a chapter.", "x-rules": ["LIB-003"] },
      {
        type: "string",
        maxLength: 30,
        description: "Of a chapter.",
        "x-rules": ["LIB-001", "LIB-002", "LIB-003"],
      },
    ],
    [
      "so does an allOf of one",
      { allOf: [title], maxLength: 9 },
      { type: "string", maxLength: 9, description: "Of a book.", "x-rules": ["LIB-001"] },
    ],
    ["an allOf of two is no reference", { allOf: [title, {}] }, { allOf: [title, {}] }],
    ["a reference that leads nowhere allows everything", { $ref: "#/components/schemas/None" }, {}],
  ])("%s", (_, schema, expected) => {
    expect(resolveSchema(document, schema)).toEqual(expected);
  });
});
