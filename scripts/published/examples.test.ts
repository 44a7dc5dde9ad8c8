import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument, Schema } from "../generate/toolkit/openApi.ts";
import { checkByAjv } from "./checkByAjv.ts";
import { checkByHyperjump } from "./checkByHyperjump.ts";
import { examplesOf } from "./examplesOf.ts";

const read = (name: string): OpenApiDocument =>
  parse(readFileSync(new URL(`../../generated/${name}.yaml`, import.meta.url), "utf8"));

/** What two validators, of which neither knows the other, say of the examples of a document. */
async function problemsOf(document: OpenApiDocument) {
  const examples = examplesOf(document);
  return { ajv: checkByAjv(document, examples), hyperjump: await checkByHyperjump(document, examples) };
}

test.each(["openapi", "interface", "operacao"].flatMap((name) => [name, `${name}-3.0`]))(
  "%s: every example satisfies its schema",
  async (name) => {
    const document = read(name);
    expect(examplesOf(document).length).toBeGreaterThan(100);
    expect(await problemsOf(document)).toEqual({ ajv: [], hyperjump: [] });
  },
);

const json = (schema: Schema, beside: object) => ({ content: { "application/json": { schema, ...beside } } });

/** Examples at every place that has them; the wrong ones are texts. */
const small = (openapi: string, wrong: unknown, schemaExample: object): OpenApiDocument => ({
  openapi,
  info: { title: "Library", version: "1.0.0" },
  paths: {
    "/books/{id}": {
      get: {
        operationId: "read",
        parameters: [
          { name: "id", in: "path", required: true, schema: { minimum: 1, type: "integer" }, example: wrong },
        ],
        responses: {
          "200": {
            description: "A book.",
            headers: { Age: { schema: { type: "integer", minimum: 2 }, ...{ example: wrong } } },
            ...json({ type: "integer", minimum: 3 }, { example: wrong }),
          },
          "400": json({ type: "integer", minimum: 4 }, { examples: { first: { value: wrong } } }),
        },
      },
    },
  },
  components: {
    schemas: {
      Book: { type: "object", properties: { "a/b": { type: "integer", ...schemaExample } } },
    },
  },
});

const PLACES = [
  "/components/schemas/Book/properties/a~1b",
  "/paths/~1books~1{id}/get/parameters/0/schema",
  "/paths/~1books~1{id}/get/responses/200/content/application~1json/schema",
  "/paths/~1books~1{id}/get/responses/200/headers/Age/schema",
  "/paths/~1books~1{id}/get/responses/400/content/application~1json/schema",
];

test.each([
  ["3.1.0", (value: unknown) => ({ examples: [value] })],
  ["3.0.0", (value: unknown) => ({ example: value })],
])("OpenAPI %s: both see an example that is wrong, wherever it stands", async (version, exampleOf) => {
  const places = (problems: string[]) => problems.map((problem) => problem.split(": ")[0]).sort();
  const found = await problemsOf(small(version, "text", exampleOf("text")));
  expect(places(found.ajv)).toEqual(PLACES);
  expect(places(found.hyperjump)).toEqual(PLACES);
  expect(await problemsOf(small(version, 7, exampleOf(7)))).toEqual({ ajv: [], hyperjump: [] });
});

const schemas = (Value: Schema, openapi = "3.0.0"): OpenApiDocument => ({
  openapi,
  info: { title: "Library", version: "1.0.0" },
  paths: {},
  components: { schemas: { Value, Text: { type: "string" } } },
});
const text = { $ref: "#/components/schemas/Text" };

test.each<[string, boolean, Schema]>([
  ["null of a type that is nullable", true, { type: "string", nullable: true, example: null }],
  ["null of a type that is not", false, { type: "string", example: null }],
  ["null of a nullable reference", false, { allOf: [text], nullable: true, example: null }],
  ["a text of a nullable reference", true, { allOf: [text], nullable: true, example: "a" }],
  ["an exclusive bound", false, { type: "integer", minimum: 1, exclusiveMinimum: true, example: 1 }],
  ["above an exclusive bound", true, { type: "integer", minimum: 1, exclusiveMinimum: true, example: 2 }],
  ["a negative multiple", true, { type: "number", multipleOf: 0.001, example: -5.5 }],
  ["a multiple to the cent", true, { type: "number", multipleOf: 0.01, example: 19.99 }],
  ["no multiple", false, { type: "number", multipleOf: 0.001, example: -5.5005 }],
])("OpenAPI 3.0, %s: %s", async (_name, isValid, schema) => {
  const { ajv, hyperjump } = await problemsOf(schemas(schema));
  expect({ ajv: ajv.length === 0, hyperjump: hyperjump.length === 0 }).toEqual({
    ajv: isValid,
    hyperjump: isValid,
  });
});
