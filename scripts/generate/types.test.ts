import ts from "typescript";
import { expect, test } from "vitest";
import type { MediaTypeObject, OpenApiDocument, ParameterObject, Schema } from "./toolkit/openApi.ts";
import { types } from "./types.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const text: Schema = { type: "string" };
const model = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  ...more,
});

/** The printed types, without notes and in single blanks. */
async function printed(schemas: Record<string, Schema>, content: Record<string, MediaTypeObject> = {}) {
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Sample", version: "1" },
    paths: { "/": { post: { operationId: "get-'user'", requestBody: { content }, responses: {} } } },
    components: { schemas },
  };
  const source = await types(document);
  const { diagnostics } = ts.transpileModule(source, { reportDiagnostics: true });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  return source.replace(/\/\*\*.*?\*\//gs, "").replace(/\s+/g, " ");
}

const tagged = (kind: string, more: Schema = {}) => model({ kind: { type: "string", enum: [kind] } }, more);

test.each<[name: string, schemas: Record<string, Schema>, expected: string]>([
  [
    "Record<T>",
    { Bag: { type: "object", unevaluatedProperties: { type: "integer" } } },
    "Bag: { [key: string]: number; };",
  ],
  [
    "...Record<T>: an index of TypeScript speaks of the declared properties too",
    { Bag: model({ a: text }, { unevaluatedProperties: { type: "integer" } }) },
    "Bag: { a: string; } & { [key: string]: unknown; };",
  ],
  ["an object of any properties", { Any: { type: "object" } }, "Any: Record<string, unknown>;"],
  [
    "a union with null",
    { Maybe: { anyOf: [text, { type: "integer" }, { type: "null" }] } },
    "Maybe: string | number | null;",
  ],
  [
    "a tuple",
    { Pair: { type: "array", prefixItems: [text, { type: "boolean" }] } },
    "Pair: [ string, boolean ];",
  ],
  [
    "a model that extends one with @discriminator keeps its tag",
    {
      Pet: model(
        { kind: text },
        { discriminator: { propertyName: "kind", mapping: { dog: ref("Dog").$ref as string } } },
      ),
      Dog: tagged("dog", { allOf: [ref("Pet")] }),
      Puppy: model({ age: text }, { allOf: [ref("Dog")] }),
    },
    'Puppy: { age: string; } & components["schemas"]["Dog"];',
  ],
  [
    "a variant with an open tag gets no other",
    {
      Either: { oneOf: [ref("Dog"), ref("Open")], discriminator: { propertyName: "kind" } },
      Dog: tagged("dog"),
      Open: model({ kind: text }),
    },
    "Open: { kind: string; };",
  ],
  [
    "properties whose names need quotes",
    { A: model({ 'it\'s "x"\\': text, "a\nb": text }) },
    String.raw`"it's \"x\"\\": string; "a\nb": string;`,
  ],
])("%s", async (_name, schemas, expected) => {
  expect(await printed(schemas)).toContain(expected);
});

test("operations say which parameters have a default, by place", async () => {
  const parameters: ParameterObject[] = [
    { name: "page", in: "query", schema: { type: "integer", default: 1 } },
    { name: "order", in: "query", schema: ref("Order") },
    { name: "title", in: "query", schema: text },
    { name: "X-Depth", in: "header", schema: { type: "integer", default: 0 } },
  ];
  const operation = (operationId: string, own: ParameterObject[]) => ({
    operationId,
    parameters: own,
    responses: {},
  });
  const source = await types({
    openapi: "3.1.0",
    info: { title: "Sample", version: "1" },
    paths: {
      "/": { get: operation("list-all", parameters), post: operation("add", parameters.slice(2, 3)) },
    },
    components: { schemas: { Order: { type: "string", default: "title" } } },
  });
  expect(source.match(/defaults: \{.*?\}/gs)?.map((each) => each.replace(/\s+/g, " "))).toEqual([
    'defaults: { query: "page" | "order"; header: "x-depth"; }',
  ]);
});

test("files are blobs: as a body, in a form, in a list of a form; a part in JSON is none", async () => {
  const form = { type: "object", properties: { one: {}, list: { type: "array", items: {} }, any: {} } };
  const source = await printed(
    {},
    {
      "image/png": { schema: { contentMediaType: "image/png" } },
      "multipart/form-data": { schema: form, encoding: { any: { contentType: "application/json" } } },
    },
  );
  expect(source).toContain(
    '"image/png": Blob; "multipart/form-data": { one?: Blob; list?: Blob[]; any?: unknown; };',
  );
});

test("a request may leave out what is only read, at any depth; answers have it", async () => {
  const schemas = {
    Book: model({ id: { ...text, readOnly: true }, next: ref("Book"), shelf: ref("Shelf") }),
    Shelf: model({ row: text }),
  };
  const source = await printed(schemas, { "application/json": { schema: ref("Book") } });
  expect(source).toContain('"application/json": components["schemas"]["BookInput"];');
  expect(source).toContain(
    'BookInput: { readonly id?: string; next: components["schemas"]["BookInput"]; shelf: components["schemas"]["Shelf"]; };',
  );
  expect(source).toContain('Book: { readonly id: string; next: components["schemas"]["Book"];');
});

test("every component has an alias of its own, an identifier that hides nothing", async () => {
  const names = ["Foo.Bar", "FooBar", "foo-bar", "if", "2D", "Blob", "operations", "NF", "SchemaOf"];
  const source = await printed(Object.fromEntries(names.map((name) => [name, text])));
  const aliases = [...source.matchAll(/export type (\S+) = components\['schemas'\]\['(\S+?)'\]/g)];
  expect(Object.fromEntries(aliases.map(([, alias, name]) => [name, alias]))).toEqual({
    "Foo.Bar": "FooBar_2",
    FooBar: "FooBar",
    "foo-bar": "FooBar_3",
    if: "If",
    "2D": "_2D",
    Blob: "Blob_2",
    operations: "Operations",
    NF: "NF",
    SchemaOf: "SchemaOf",
  });
});
