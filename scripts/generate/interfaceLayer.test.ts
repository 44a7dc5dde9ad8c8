import { expect, test } from "vitest";
import { interfaceLayer } from "./interfaceLayer.ts";
import type { OpenApiDocument, OperationObject, Schema } from "./toolkit/openApi.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
const object = (properties: Record<string, Schema>): Schema => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});

const schemas: Record<string, Schema> = {
  Key: { type: "string", pattern: "^[0-9]+$", "x-pattern-text": "digits", "x-reference": ["pattern"] },
  Book: object({
    key: { ...ref("Key"), "x-rules": ["LIB-001", "OWN-001"] },
    kind: { type: "string", enum: ["novel"], "x-reference": ["enum"], "x-rules": ["OWN-002"] },
    stamp: { ...ref("Stamp"), "x-reference": ["format"] },
    shelf: { anyOf: [{ type: "integer" }, { type: "null" }] },
    note: { type: "string", "x-reference": ["required"] },
    box: { type: "object", "x-reference": ["null"] },
    extra: ref("Extra"),
  }),
  Stamp: { type: "string", format: "date", maxLength: 10 },
  Extra: { ...object({ any: { type: "integer" } }), description: "Of its own.", "x-reference": true },
  Order: object({ shelf: { anyOf: [{ type: "integer" }, { type: "null" }] } }),
  Event: {
    oneOf: [ref("Lent"), ref("Lost")],
    discriminator: {
      propertyName: "tag",
      mapping: { lent: ref("Lent").$ref as string, lost: ref("Lost").$ref as string },
    },
  },
  Lent: object({ code: { type: "string" }, tag: { type: "string", enum: ["lent"] } }),
  Lost: { ...object({ tag: { type: "string", enum: ["lost"] } }), "x-reference": true },
};

function layerOf(operation: Partial<OperationObject>, marks: Partial<OpenApiDocument> = {}): OpenApiDocument {
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0" },
    paths: {
      "/books": {
        post: { operationId: "order", requestBody: json(ref("Order")), responses: {}, ...operation },
      },
    },
    components: { schemas },
    ...marks,
  };
  const before = structuredClone(document);
  const layer = interfaceLayer(document, (rule) => rule.startsWith("OWN"));
  expect(document).toEqual(before);
  return layer;
}
const components = (operation: Partial<OperationObject>, marks = {}) =>
  layerOf(operation, marks).components?.schemas ?? {};
const answering = (schema: Schema) => ({ responses: { "200": json(schema) } });

test("what a mark names does not apply, what is marked as a whole may be anything, rules of decisions go", () => {
  const { Book, Key } = components(answering(ref("Book")));
  expect(Key).toEqual({ type: "string" });
  expect(Book?.properties).toEqual({
    key: { ...ref("Key"), "x-rules": ["LIB-001"] },
    kind: { type: "string" },
    stamp: { type: "string", maxLength: 10 },
    shelf: { anyOf: [{ type: "integer" }, { type: "null" }] },
    note: { type: "string" },
    box: { anyOf: [{ type: "object" }, { type: "null" }] },
    extra: ref("Extra"),
  });
  expect(Book?.required).toEqual(["key", "kind", "stamp", "shelf"]);
});

test("a field of an answer that may be null may be absent when the service says so; one of a request may not", () => {
  const mark = { "x-reference": ["absent"] };
  const { Book, Order } = components(answering(ref("Book")), mark);
  expect(Book?.required).not.toContain("shelf");
  expect(Order?.required).toEqual(["shelf"]);
});

test("statuses that are named become their range, but for those that say who may ask; others stay", () => {
  const failure = json(ref("Order"));
  const { paths } = layerOf({
    responses: { "200": json(ref("Book")), "400": failure, "401": failure, "404": failure, "429": failure },
    "x-reference": ["2XX", "4XX"],
  });
  expect(Object.keys(paths["/books"]?.post?.responses ?? {}).sort()).toEqual(["2XX", "401", "429", "4XX"]);
  const some = layerOf({
    responses: { "200": json(ref("Book")), "400": failure, "404": failure },
    "x-reference": ["404"],
  });
  expect(Object.keys(some.paths["/books"]?.post?.responses ?? {}).sort()).toEqual(["200", "400", "4XX"]);
});

test("an operation may be open in its request and its answer, or be no part of the interface", () => {
  const open = layerOf({ ...answering(ref("Book")), "x-reference": ["requestBody", "body"] });
  const { requestBody, responses } = open.paths["/books"]?.post ?? {};
  expect(requestBody).toEqual(json({}));
  expect(responses?.["200"]?.content).toEqual({ "*/*": { schema: {} } });
  expect(open.components?.schemas).toEqual({});
  expect(layerOf({ "x-reference": true }).paths).toEqual({});
});

test("a header is required no more where that is decided", () => {
  const header = { required: true, schema: { type: "string" }, "x-reference": ["required"] };
  const { paths } = layerOf({ responses: { "401": { headers: { Challenge: header } } } });
  expect(paths["/books"]?.post?.responses["401"]?.headers).toEqual({
    Challenge: { required: false, schema: { type: "string" } },
  });
});

test("a union with kinds that are decided takes any object under another tag, with what all kinds have", () => {
  const { Event } = components(answering(ref("Event")));
  expect(Event).toEqual({
    oneOf: [
      ref("Lent"),
      {
        type: "object",
        required: ["tag", "code"],
        properties: { code: { type: "string" }, tag: { type: "string", not: { enum: ["lent"] } } },
      },
    ],
  });
});

test("a keyword that is named is taken off the alternatives of a type too", () => {
  const kind = {
    anyOf: [{ type: "string", enum: ["new", "old"] }, { type: "null" }],
    "x-reference": ["enum"],
  };
  const { paths } = layerOf(answering(kind));
  expect(paths["/books"]?.post?.responses["200"]).toEqual(
    json({ anyOf: [{ type: "string" }, { type: "null" }] }),
  );
});

test("a range has the media types of every status that comes under it", () => {
  const page = { content: { "text/html": { schema: {} } } };
  const { paths } = layerOf({
    responses: { "400": json(ref("Order")), "404": page },
    "x-reference": ["4XX"],
  });
  expect(Object.keys(paths["/books"]?.post?.responses["4XX"]?.content ?? {}).sort()).toEqual([
    "application/json",
    "text/html",
  ]);
});
