import { expect, test } from "vitest";
import { ask, serveLibrary } from "../../server/src/http/test-support/serveLibrary.ts";
import { createClient, RefusedError } from "../test-contract/generated/library/client.ts";

const server = await serveLibrary();
const client = createClient({
  baseUrl: server.url,
  secrets: { BearerWriter: "writer", BearerReader: "writer" },
});

test("values, secrets and bodies arrive; answers have the types of the contract", async () => {
  const list = await client.GET("/v1/books", {
    params: { query: { page: 2, kind: ["novel", "poetry"], title: "a&b" } },
  });
  const title: string | undefined = list.data?.books[0]?.title;
  expect(JSON.parse(title ?? "")).toEqual({ page: 2, kind: ["novel", "poetry"], title: "a&b" });

  const book = { title: "A", price: 1.5, copies: [{ shelf: 1 }] };
  const added = await client.POST("/v1/books", {
    body: book,
    params: { header: { "request-source": "here" } },
  });
  expect(added.data).toMatchObject(book);
  expect(JSON.parse(added.data?.summary ?? "")).toMatchObject({ "request-source": "here", caller: "ana" });
});

test("a body that is not JSON goes as it is, under its media type", async () => {
  const { data } = await client.PUT("/v1/books/shelves/{shelf}/copies", {
    params: { path: { shelf: "a/b" } },
    body: "a\nb\n",
  });
  expect(data).toEqual({ lines: 2 });
});

test("a refusal is the error of the contract", async () => {
  const { error, response } = await client.GET("/v1/books/{id}", { params: { path: { id: 404 } } });
  expect([response.status, error]).toEqual([
    404,
    (await ask(server, "GET", "/v1/books/404", { headers: { Authorization: "Bearer writer" } })).body,
  ]);
});

test("an operation is a method: the body of its success, or an error that says what was refused", async () => {
  const { books } = client.methods;
  const list = await books.list({ page: 2, kind: ["novel", "poetry"] });
  const title: string | undefined = list.books[0]?.title;
  expect(JSON.parse(title ?? "")).toEqual({ page: 2, kind: ["novel", "poetry"] });
  const added = await books.add(
    { title: "A", price: 1.5, copies: [{ shelf: 1 }] },
    { "request-source": "here" },
  );
  expect(JSON.parse(added.summary ?? "")).toMatchObject({ "request-source": "here" });
  expect(await books.importCopies("a/b", "a\nb\n")).toEqual({ lines: 2 });
  const refused = await books.read(404).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ operation: "readBook", status: 404, body: { status: 404 } });
  expect(String(refused)).toMatch(/^RefusedError: readBook: 404 \w/);
  await expect(books.list({}, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow("enough");
});

test("the compiler holds calls to the contract", () => {
  // @ts-expect-error the contract has no such path
  const call = () => client.GET("/v1/book");
  // @ts-expect-error a page is a number
  const other = () => client.GET("/v1/books", { params: { query: { page: "2" } } });
  // @ts-expect-error the contract has no such scheme
  const options = () => createClient({ secrets: { Cookie: "x" } });
  expect([call, other, options]).toHaveLength(3);
});
