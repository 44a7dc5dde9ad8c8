import { expect, test } from "vitest";
import { compileText } from "../../server/src/http/test-support/serveContract.ts";

const { validators } = await compileText(`
model Cover { color?: string; width: int32 }
model Book { title: string; pages?: int32; cover?: Cover; marks?: Record<Cover> }
alias Patch = "application/merge-patch+json";
@route("/books") @post op add(@body book: Book): void;
@route("/books") @patch op change(@header contentType: Patch, @body book: Book): Book;
@route("/updates") @patch op update(@header contentType: Patch, @body book: MergePatchUpdate<Book>): Book;
`);
const taken = (id: string, body: unknown) =>
  Object.values(validators[id]?.body ?? {}).map((validate) => validate(structuredClone(body)));

test.each([
  ["null takes an optional field away", "change", { title: "a", pages: null }, true],
  ["at every depth", "change", { title: "a", cover: { width: 1, color: null } }, true],
  ["and a value of a map", "change", { title: "a", marks: { a: null, b: { width: 1, color: null } } }, true],
  ["a required field stays", "change", { title: null }, false],
  ["values keep their types", "change", { title: "a", pages: "b" }, false],
  ["what is no patch has no such null", "add", { title: "a", pages: null }, false],
  ["the patch that TypeSpec makes says so itself", "update", { pages: null }, true],
  ["and that a field of the model stays", "update", { title: null }, false],
])("%s", (_, id, body, want) => expect(taken(id, body)).toEqual([want]));

test("an answer has no such null", () =>
  expect(validators.change?.responses["200"]?.["application/json"]?.({ title: "a", pages: null })).toBe(
    false,
  ));
