import { expect, test } from "vitest";
import { methodName } from "./methodName.ts";

test.each([
  ["addBook", ["Books"], "books.add"],
  ["listBooks", ["Books"], "books.list"],
  ["listBoxes", ["Box"], "box.list"],
  ["importCopies", ["Books"], "books.importCopies"],
  ["Books_list", ["Books"], "books.list"],
  ["listBooks", ["Rare Books"], "rareBooks.listBooks"],
  ["listIsbns", ["ISBN"], "isbn.list"],
  ["books", ["Books"], "books.books"],
  ["listBooks", [], "listBooks"],
])("%s under %j is %s", (operationId, tags, expected) => {
  expect(methodName({ operationId, tags })).toBe(expected);
});

test("the contract may say another name", () => {
  expect(methodName({ operationId: "a", tags: ["B"], "x-call-as": "shelf.fill" })).toBe("shelf.fill");
});
