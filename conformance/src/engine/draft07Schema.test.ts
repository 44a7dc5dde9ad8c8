import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { book, library } from "../test-support/library.ts";
import { draft07Schema } from "./draft07Schema.ts";

test("a self-contained draft-07 schema that tells right from wrong", () => {
  const schema = draft07Schema(library.document, { $ref: "#/components/schemas/Book" });
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  expect(JSON.stringify(schema)).not.toMatch(/components|x-numeric|examples|"format"|multipleOf/);
  const validate = new Ajv({ strict: false }).compile(schema);
  expect(validate(book)).toBe(true);
  expect(validate({ ...book, title: 5 })).toBe(false);
  expect(validate({ ...book, copies: [{}] })).toBe(false);
  expect(validate({ ...book, kind: "essay" })).toBe(false);
});

test("keywords beside a $ref, which draft-07 ignores, still count", () => {
  const document = { ...library.document, components: { schemas: { Name: { type: "string" } } } };
  const schema = draft07Schema(document, { $ref: "#/components/schemas/Name", maxLength: 3 });
  expect(schema.allOf).toEqual([{ allOf: [{ $ref: "#/definitions/Name" }, { maxLength: 3 }] }]);
});

test("schemas that contain themselves end", () => {
  const Tree = { type: "object", properties: { child: { $ref: "#/components/schemas/Tree" } } };
  const schema = draft07Schema(
    { ...library.document, components: { schemas: { Tree } } },
    { $ref: "#/components/schemas/Tree" },
  );
  const validate = new Ajv().compile(schema);
  expect([validate({ child: { child: {} } }), validate({ child: { child: 5 } })]).toEqual([true, false]);
});

test("property names that look like keywords stay", () => {
  const document = library.document;
  const schema = draft07Schema(document, {
    type: "object",
    required: ["format"],
    properties: { format: { type: "string" } },
  });
  expect(new Ajv().compile(schema)({ format: 5 })).toBe(false);
});

test("a tuple is written as draft-07 writes it", () => {
  const items = { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: { not: {} } };
  const validate = new Ajv({ strict: false }).compile(draft07Schema(library.document, items));
  expect(
    [
      ["a", 1],
      ["a", "b"],
      ["a", 1, 2],
    ].map((each) => validate(each)),
  ).toEqual([true, false, false]);
});
