import { expect, test } from "vitest";
import { methods } from "./methods.ts";
import type { OpenApiDocument, OperationObject, ParameterObject, Schema } from "./toolkit/openApi.ts";

const json = (schema: Schema) => ({ description: "Done.", content: { "application/json": { schema } } });

/** The printed table of one operation, as the value that it is. */
function rowOf(operation: Partial<OperationObject>, method = "get", path = "/books") {
  return Function(`return ${tableOf(printed({ [path]: { [method]: whole("one", operation) } }))}`)().one;
}
const whole = (operationId: string, operation: Partial<OperationObject> = {}): OperationObject => ({
  operationId,
  responses: { "200": json({ type: "object" }) },
  ...operation,
});
const printed = (paths: OpenApiDocument["paths"], more: Partial<OpenApiDocument> = {}) =>
  methods({ openapi: "3.1.0", info: { title: "Library", version: "1" }, paths, ...more });
const tableOf = (text: string) => /methods = (\{.*?\}) as const;/s.exec(text)?.[1];

test("a read may be repeated unless the contract says why not; what writes, when it says why", () => {
  expect(rowOf({})).toEqual({ as: "one", method: "GET", path: "/books", repeatable: true });
  expect(rowOf({ "x-once": "It is taken out." })).not.toHaveProperty("repeatable");
  expect(rowOf({}, "post")).not.toHaveProperty("repeatable");
  expect(rowOf({ "x-repeatable": "It is the same." }, "post")).toHaveProperty("repeatable", true);
});

test.each<[string, OperationObject["responses"], object]>([
  ["a list", { "200": json({ type: "array", items: {} }) }, { answer: "list" }],
  ["an object", { "200": json({ anyOf: [{ type: "object" }, { properties: {} }] }) }, {}],
  [
    "an object or a list",
    { "200": json({ oneOf: [{ type: "object" }, { type: "array" }] }) },
    { answer: "any" },
  ],
  ["a number", { "200": json({ type: "integer" }) }, { answer: "any" }],
  ["text", { "200": { content: { "text/html": {} } } }, { answer: "text" }],
  ["files", { "200": { content: { "application/pdf": {}, "application/json": {} } } }, { answer: "bytes" }],
  ["nothing", { "204": {} }, { empty: true }],
])("the table says that %s is answered", (_name, responses, expected) => {
  const { as: _as, method: _method, path: _path, repeatable: _repeatable, ...said } = rowOf({ responses });
  expect(said).toEqual(expected);
});

test("parameters are the path's one by one, the body, the others by place; what may be left out comes with the rest", () => {
  const text = printed({
    "/books/{id}/copies/{shelf}": {
      post: whole("addCopy", {
        tags: ["Copies"],
        parameters: [
          { name: "id", in: "path", required: true, description: "Which\nbook.", schema: { type: "string" } },
          { name: "shelf", in: "path", required: true, schema: { type: "integer" } },
          { name: "page", in: "query", required: true, example: 3, schema: { type: "integer" } },
        ],
        requestBody: { content: { "application/json": { schema: {}, example: { note: "a */ b" } } } },
      }),
    },
  });
  expect(text).toContain(
    'addCopy(id: ParametersOf<operations["addCopy"], "path">["id"], shelf: ParametersOf<operations["addCopy"], "path">["shelf"], ' +
      'body: BodyOf<operations["addCopy"]> | undefined, query: ParametersOf<operations["addCopy"], "query">, options?: Options): ' +
      'Promise<AnswerOf<operations["addCopy"]>>;',
  );
  expect(text).toContain("* @param id Which book.\n");
  expect(text).toContain('client.copies.addCopy("id", 1, { note: "a *\\/ b" }, { page: 3 });');
});

test("a list that is paged is one that is gone through", () => {
  const paged = printed({
    "/books": { get: whole("listBooks", paging({ page: "page", items: "books", total: "total" })) },
  });
  expect(paged).toContain(
    'Paged<AnswerOf<operations["listBooks"]>, ItemOf<AnswerOf<operations["listBooks"]>, "books">>',
  );
  expect(paged).toContain("for await (const each of client.listBooks()) console.log(each);");
});

/** A list of books that comes page by page, as `x-paging` says. */
const paging = (said: unknown) => ({
  "x-paging": said,
  parameters: [
    { name: "page", in: "query", schema: { type: "integer" } },
    { name: "id", in: "header", schema: { type: "integer" } },
  ] satisfies ParameterObject[],
  responses: {
    "200": json({
      allOf: [{ type: "object", properties: { books: { type: "array", items: {} } } }],
      properties: { total: { type: "integer" }, lent: { type: ["array", "null"], items: {} } },
    }),
  },
});

test.each<[said: unknown, problem: string, help: string]>([
  [{ page: "pgae", items: "books" }, "the query has no parameter pgae", "there are: page"],
  [{ page: "id", items: "books" }, "the query has no parameter id", "there are: page"],
  [{ items: "books" }, "the query has no parameter that counts pages", "there are: page"],
  ["page", "the query has no parameter that counts pages", "there are: page"],
  [{ page: "page", items: "boks" }, "the answer has no field boks", "its fields are: books, total, lent"],
  [{ page: "page", items: "books", total: "all" }, "the answer has no field all", "books, total, lent"],
  [{ page: "page", items: "total" }, "the field total of the answer is no list", "`items` names"],
  [{ page: "page", items: "lent" }, "the field lent of the answer is no list", "`items` names"],
  [{ page: "page" }, "the answer is no list", "`items` names"],
])("a list cannot be paged by what is not there: %j", (said, problem, help) => {
  const refused = () => printed({ "/books": { get: whole("listBooks", paging(said)) } });
  expect(refused).toThrow(`operation listBooks, extension x-paging: ${problem}`);
  expect(refused).toThrow(help);
});

test("an answer that is the list has no field with one", () => {
  const said = { ...paging({ page: "page", items: "books" }), responses: { "200": json({ type: "array" }) } };
  expect(() => printed({ "/books": { get: whole("listBooks", said) } })).toThrow("leave it out");
});

test("statuses before which nothing was done are the service's", () => {
  expect(printed({})).toContain("nothingDone: readonly number[] = [];");
  expect(printed({}, { "x-nothing-done": [429] })).toContain("nothingDone: readonly number[] = [429];");
});

test("two operations that would be one method are refused, naming both", () => {
  const tags = ["Books"];
  expect(() =>
    printed({ "/a": { get: whole("listBook", { tags }), post: whole("listBooks", { tags }) } }),
  ).toThrow("listBook and listBooks would both be the method books.list");
});
