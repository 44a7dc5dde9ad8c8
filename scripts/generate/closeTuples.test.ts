import { expect, test } from "vitest";
import { closeTuples } from "./closeTuples.ts";
import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";

const text: Schema = { type: "string" };

test.each<[string, Schema, Schema]>([
  [
    "a tuple has as many items as it lists",
    { type: "array", prefixItems: [text, text] },
    { type: "array", prefixItems: [text, text], minItems: 2, maxItems: 2 },
  ],
  [
    "one inside another too",
    { items: { prefixItems: [text] } },
    { items: { prefixItems: [text], minItems: 1, maxItems: 1 } },
  ],
  ["one with a rest is open", { prefixItems: [text], items: text }, { prefixItems: [text], items: text }],
  [
    "what the contract says stays",
    { prefixItems: [text], minItems: 0 },
    { prefixItems: [text], minItems: 0, maxItems: 1 },
  ],
])("%s", (_name, schema, expected) => {
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Sample", version: "1" },
    paths: {},
    components: { schemas: { Sample: schema } },
  };
  closeTuples(document);
  expect(document.components?.schemas?.Sample).toEqual(expected);
});
