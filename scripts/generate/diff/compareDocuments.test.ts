import { expect, test } from "vitest";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { keyOf } from "./change.ts";
import { compareDocuments } from "./compareDocuments.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (name: string) => ({
  post: {
    operationId: name,
    requestBody: { content: { "application/json": { schema: ref(name) } } },
    responses: {},
  },
});
const document = (schemas: object, names: readonly string[]) =>
  ({
    openapi: "3.1.0",
    info: { title: "", version: "", "x-contract-hash": JSON.stringify(schemas) },
    paths: Object.fromEntries(names.map((name) => [`/${name}`, body(name)])),
    components: { schemas },
  }) as unknown as OpenApiDocument;

/** Two types that hold themselves and each other. */
const circle = (type: string) =>
  document(
    {
      A: {
        type: "object",
        properties: { x: { type }, b: ref("B"), next: { anyOf: [ref("A"), { type: "null" }] } },
      },
      B: {
        type: "object",
        properties: { as: { type: "array", items: ref("A") }, a: ref("A"), y: { type: "string" } },
      },
    },
    ["A", "B"],
  );

test("what differs in a component is told once, with every operation that has it, also by way of others", () => {
  expect(compareDocuments(circle("integer"), circle("string"))).toEqual([
    {
      level: "breaking",
      direction: "request",
      kind: "type",
      place: "A.x",
      message: "type integer -> string",
      operations: ["A", "B"],
      rules: [],
    },
  ]);
});

test("types that hold themselves are compared when nothing differs, or everything has another name", () => {
  const renamed = JSON.parse(
    JSON.stringify(circle("integer"))
      .replaceAll('schemas/A"', 'schemas/C"')
      .replaceAll('"A":{"type"', '"C":{"type"'),
  );
  expect(compareDocuments(circle("integer"), circle("integer"))).toEqual([]);
  expect(compareDocuments(circle("integer"), renamed)).toEqual([]);
});

test("a change in the parts of an operation is known by its operation, one of a component is not", () => {
  const inline = (maxLength: number) => ({
    ...document({}, []),
    paths: {
      "/a": {
        get: {
          operationId: "a",
          parameters: [{ name: "q", in: "query", schema: { type: "string", maxLength } }],
          responses: {},
        },
      },
    },
  });
  const of = (before: OpenApiDocument, after: OpenApiDocument) => compareDocuments(before, after).map(keyOf);
  expect(of(inline(9) as never, inline(5) as never)).toEqual(["request maxLength query q a"]);
  expect(of(circle("integer"), circle("string"))).toEqual(["request type A.x"]);
});

test("words that differ are told by what holds them: one or several", () => {
  const words = { description: "a", examples: ["a"], externalDocs: { url: "a" } };
  const others = { description: "b", examples: ["b"], externalDocs: { url: "b" } };
  const said = (schema: object) => document({ A: { type: "string", ...schema } }, ["A"]);
  expect(compareDocuments(said(words), said(others)).map(({ message }) => message)).toEqual([
    "another description",
    "other examples",
    "other externalDocs",
  ]);
});
