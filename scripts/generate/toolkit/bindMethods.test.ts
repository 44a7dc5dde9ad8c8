import { expect, test } from "vitest";
import { bindMethods, type CallInput } from "./bindMethods.ts";
import type { MethodEntry } from "./methodEntry.ts";
import type { Paged } from "./pagedCall.ts";

const table: Record<string, MethodEntry> = {
  readBook: { as: "books.read", method: "GET", path: "/books/{id}/{part}" },
  addBook: {
    as: "books.add",
    method: "POST",
    path: "/books",
    body: ["application/json"],
    places: ["query", "header"],
  },
  ping: { as: "ping", method: "GET", path: "/" },
  listBooks: { as: "books.list", method: "GET", path: "/books", places: ["query"], paging: { page: "page" } },
  findBooks: {
    ...{ as: "books.find", method: "GET", path: "/found", places: ["query"] },
    paging: { page: "page", items: "books", total: "total" },
  },
};

type AnyMethod = (...given: unknown[]) => Paged<unknown, unknown>;
interface Library {
  ping: AnyMethod;
  books: Record<"read" | "add" | "list" | "find", AnyMethod>;
}

/** The methods on calls that are answered in turn; the last answer stays. */
function library(...answers: unknown[]) {
  const calls: [string, CallInput, unknown][] = [];
  const bound = bindMethods<Library>(table, async (...call) => {
    calls.push(call as never);
    return answers[Math.min(calls.length, answers.length) - 1];
  });
  return { ...bound, calls };
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}

test("each takes path parameters one by one, the body, parameters by place, and options", async () => {
  const { books, ping, calls } = library("done");
  expect(await books.read("7", "cover", { retries: 0 })).toBe("done");
  await books.add({ title: "A" }, { force: true }, { "x-a": "1" }, { retries: 1 });
  await ping();
  expect(calls).toEqual([
    ["readBook", { path: { id: "7", part: "cover" } }, { retries: 0 }],
    [
      "addBook",
      { path: {}, body: { title: "A" }, query: { force: true }, header: { "x-a": "1" } },
      { retries: 1 },
    ],
    ["ping", { path: {} }, undefined],
  ]);
});

test("a paged list sends nothing before it is asked, and one page when it is awaited", async () => {
  const { books, calls } = library(["a"]);
  const list = books.list({ kind: "novel" });
  expect(calls).toEqual([]);
  expect([await list, await list]).toEqual([["a"], ["a"]]);
  expect(calls.map(([, { query }]) => query)).toEqual([{ kind: "novel" }]);
});

test("its records come page by page until one is empty, from the page that was asked for", async () => {
  const { books, calls } = library(["a", "b"], ["c"], []);
  expect(await all(books.list({ page: 4 }))).toEqual(["a", "b", "c"]);
  expect(calls.map(([, { query }]) => query)).toEqual([{ page: 4 }, { page: 5 }, { page: 6 }]);
});

test("a total spares the empty page, and leaving the loop the rest", async () => {
  const page = (...books: string[]) => ({ books, total: 3 });
  const { books, calls } = library(page("a", "b"), page("c"), page());
  expect(await all(books.find().pages())).toEqual([page("a", "b"), page("c")]);
  expect(calls.length).toBe(2);
  const other = library(page("a", "b"), page("c"));
  for await (const _ of other.books.find()) break;
  expect(other.calls.length).toBe(1);
});

test.each([[{}], [null], [{ books: {} }]])("a page that is %j has no list", async (answer) => {
  await expect(all(library(answer).books.find())).rejects.toThrow("findBooks: the answer has no list books");
});

test("a paged list that fails rejects as a promise does", async () => {
  const { books } = bindMethods<Library>(table, () => Promise.reject(new Error("away")));
  await expect(books.list()).rejects.toThrow("away");
  expect(await books.list().catch(String)).toBe("Error: away");
  let isOver = false;
  await books
    .list()
    .finally(() => {
      isOver = true;
    })
    .catch(() => {});
  expect(isOver).toBe(true);
});
