import { expect, test } from "vitest";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { diffContracts } from "./diffContracts.ts";

const TODAY = "2026-06-15";

/** A contract with one operation that answers, and takes, a book of some properties. */
function contract(own: object, properties: object = {}, more: object = {}): OpenApiDocument {
  const schema = {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Book" } } };
  const get = { operationId: "readBook", responses: { "200": { description: "", content } }, ...own };
  return {
    openapi: "3.1.0",
    info: { title: "Books", version: "1" },
    paths: { "/book": { get }, ...more },
    components: { schemas: { Book: schema } },
  } as unknown as OpenApiDocument;
}

function judged(before: OpenApiDocument, after: OpenApiDocument) {
  const options = { today: TODAY };
  const [report] = diffContracts(new Map([["", before]]), new Map([["", after]]), options);
  const { breaking = [], accepted = [] } = report?.judged ?? {};
  return { changes: report?.changes ?? [], breaking, accepted };
}

const gone = (sunset?: string) => {
  const post = {
    operationId: "addBook",
    deprecated: true,
    ...(sunset && { "x-sunset": sunset }),
    responses: {},
  };
  return contract({}, {}, { "/books": { post } });
};
const field = (sunset?: string) =>
  contract({}, { title: { type: "string", ...(sunset && { "x-sunset": sunset }) } });

test.each([
  ["an operation", gone, contract({})],
  ["a field of an answer", field, contract({})],
])("%s may go on the day that was announced, and not before", (_, withPart, without) => {
  const over = judged(withPart("2026-06-15"), without);
  expect(over.breaking).toEqual([]);
  expect(over.accepted).toMatchObject([{ reason: "its sunset was 2026-06-15", of: { level: "breaking" } }]);
  expect(judged(withPart("2026-06-16"), without)).toMatchObject({
    breaking: [{ sunset: "2026-06-16" }],
    accepted: [],
  });
  expect(judged(withPart(), without)).toMatchObject({ breaking: [{ level: "breaking" }], accepted: [] });
});

test.each([
  [
    "is deprecated",
    {},
    { deprecated: true, "x-sunset": "2027-01-01" },
    ["additive deprecated", "editorial x-sunset"],
  ],
  ["gets more time", { "x-sunset": "2027-01-01" }, { "x-sunset": "2027-06-01" }, ["editorial x-sunset"]],
  ["gets less time", { "x-sunset": "2027-01-01" }, { "x-sunset": "2026-12-01" }, ["risky x-sunset"]],
  [
    "stays after all",
    { deprecated: true, "x-sunset": "2027-01-01" },
    {},
    ["editorial deprecated", "editorial x-sunset"],
  ],
])("what %s", (_, before, after, expected) => {
  const { changes } = judged(contract(before), contract(after));
  expect(changes.map(({ level, kind }) => `${level} ${kind}`).sort()).toEqual(expected);
});
