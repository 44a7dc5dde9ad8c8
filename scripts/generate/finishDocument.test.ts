import { expect, test } from "vitest";
import { finishDocument } from "./finishDocument.ts";
import type { OpenApiDocument, ParameterObject } from "./toolkit/openApi.ts";

test("the style that TypeSpec calls commaDelimited is form, in operations and in components", () => {
  const color: ParameterObject = {
    name: "color",
    in: "query",
    style: "commaDelimited",
    explode: false,
    schema: { type: "array", items: { type: "string" } },
  };
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Colors", version: "1.0.0" },
    paths: {
      "/a": { get: { operationId: "a", parameters: [{ ...color }], responses: {} } },
      "/b": {
        get: { operationId: "b", parameters: [{ $ref: "#/components/parameters/Color" }], responses: {} },
      },
    },
    components: { parameters: { Color: { ...color } } },
  };
  finishDocument(document, new Map());
  expect(document.paths["/a"]?.get?.parameters).toEqual([{ ...color, style: "form" }]);
  expect(document.components?.parameters).toEqual({ Color: { ...color, style: "form" } });
});
