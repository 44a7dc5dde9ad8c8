import { expect, test } from "vitest";
import { placeLinks } from "./placeLinks.ts";
import type { OperationObject } from "./toolkit/openApi.ts";

const links = { book: { operationId: "read", parameters: { id: "$response.body#/id" } } };
const json = { description: "", content: { "application/json": {} } };

test("links go to the first success that has a body", () => {
  const operation: OperationObject = {
    operationId: "lend",
    responses: { "204": { description: "" }, "201": json, "400": json },
    "x-links": links,
  };
  placeLinks(operation);
  expect(operation).toEqual({
    operationId: "lend",
    responses: { "204": { description: "" }, "201": { ...json, links }, "400": json },
  });
});

test("links that start from nothing are an error, an operation without links stays as it is", () => {
  const responses = { "204": { description: "" }, "400": json };
  expect(() => placeLinks({ operationId: "lend", responses, "x-links": links })).toThrow(
    "lend has links, and no success with a body",
  );
  const operation = { operationId: "lend", responses };
  placeLinks(operation);
  expect(operation).toEqual({ operationId: "lend", responses });
});
