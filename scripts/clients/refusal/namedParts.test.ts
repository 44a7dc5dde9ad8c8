import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../generate/toolkit/openApi.ts";
import { namedParts } from "./namedParts.ts";

const operation = (operationId: string) => ({ operationId, responses: {} });
const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  paths: {
    "/books/{id}": { get: operation("readBook"), delete: operation("removeBook") },
    "/names": { post: operation("addName") },
  },
  components: { schemas: { Book: {}, book: {}, Shelf: { properties: { rows: {} } }, Name: {} } },
};

test.each([
  // oapi-codegen 2.8.2
  [
    "error generating code: duplicate typename 'Book' detected, can't auto-rename",
    [{ schema: "Book" }, { schema: "book" }],
  ],
  // openapi-python-client 0.29.1
  [
    'Unable to parse schema /components/schemas/book\n\nAttempted to generate duplicate models with name "Book"',
    [{ schema: "Book" }, { schema: "book" }],
  ],
  ["WARNING parsing POST /names within default.\n\nCannot parse response", [{ operation: "addName" }]],
  // openapi-generator 7.25.0
  [
    "-attribute components.schemas.Shelf.properties.rows is not of type `object`",
    [{ schema: "Shelf", property: "rows" }],
  ],
  ["-attribute paths.'/names'(post).responses is missing", [{ operation: "addName" }]],
  ["at #/paths/~1books~1{id}/delete/responses/200", [{ operation: "removeBook" }]],
  ["Cannot resolve Shelf in readBook", [{ schema: "Shelf" }, { operation: "readBook" }]],
  ["error: something else entirely, of GET /shelves", []],
])("%s", (said, parts) => {
  expect(namedParts(said, document)).toEqual(parts);
});
