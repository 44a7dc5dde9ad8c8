import { expect, test } from "vitest";
import { answerHeaders } from "./answerHeaders.ts";
import { interfaceLayer } from "./interfaceLayer.ts";
import { operations } from "./operations.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

const documentOf = (): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title: "Library", version: "1" },
  paths: {
    "/": {
      get: {
        operationId: "read",
        responses: { "200": { headers: { ETag: { schema: { type: "string" } } } }, "404": {} },
      },
    },
  },
  "x-answer-headers": { "X-Name": { description: "Of the request.", "x-rules": ["LIB-001"] } },
});

test("a header of every answer stands in each, beside its own, and says what it comes from", () => {
  const document = documentOf();
  answerHeaders(document);
  const header = {
    description: "Of the request.",
    "x-rules": ["LIB-001"],
    schema: { type: "string" },
    "x-reference": true,
  };
  expect(document.paths["/"]?.get?.responses).toEqual({
    "200": { headers: { ETag: { schema: { type: "string" } }, "X-Name": header } },
    "404": { headers: { "X-Name": header } },
  });
  expect(document).not.toHaveProperty("x-answer-headers");
});

test("programs know the headers of answers by their names, and of an operation without any nothing", () => {
  const document = documentOf();
  const identity = { name: "library", title: "Library", version: "1", hash: "", basePath: "" };
  const headed = (text: string) => /"answerHeaders": (\[.*?\])/.exec(text)?.[1];
  expect(headed(operations(document, identity))).toBe('["ETag"]');
  answerHeaders(document);
  expect(headed(operations(document, identity))).toBe('["ETag", "X-Name"]');
  const plain: OpenApiDocument = {
    ...document,
    paths: { "/": { get: { operationId: "read", responses: {} } } },
  };
  expect(headed(operations(plain, identity))).toBeUndefined();
});

test("it is not in the layer of the interface", () => {
  const document = documentOf();
  answerHeaders(document);
  const { responses } = interfaceLayer(document, () => false).paths["/"]?.get ?? {};
  expect(responses).toEqual({ "200": { headers: { ETag: { schema: { type: "string" } } } }, "404": {} });
});
