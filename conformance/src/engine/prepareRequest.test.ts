import { expect, test } from "vitest";
import { library, readBook } from "../test-support/library.ts";
import type { RequestData } from "./case.ts";
import { keptRequest, prepareRequest } from "./prepareRequest.ts";

const target = { url: "http://host/base/", tokens: { reader: "secret" } };

test("path and query values are encoded under the path of the base URL", () => {
  const path = (change: Parameters<typeof readBook>[0]) =>
    prepareRequest(library, target, readBook(change)).path;
  expect(path({ request: { path: { id: "a/b ç?" } } })).toBe("/base/v1/books/a%2Fb%20%C3%A7%3F");
  expect(path({ operation: "listBooks", request: { query: { page: [1, 2], title: "é&=" } } })).toBe(
    "/base/v1/books?page=1&page=2&title=%C3%A9%26%3D",
  );
  expect(path({ request: { url: "/elsewhere?x" } })).toBe("/base/elsewhere?x");
});

test("token, content type and body", () => {
  const { method, headers, body } = prepareRequest(
    library,
    target,
    readBook({ operation: "addBook", request: { body: { title: "é" } } }),
  );
  expect(method).toBe("POST");
  expect(headers).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    authorization: "Bearer secret",
  });
  expect(body.toString()).toBe('{"title":"é"}');
});

test("no token, other method, bytes as they are", () => {
  const { method, headers, body } = prepareRequest(
    library,
    target,
    readBook({
      token: null,
      request: { path: { id: 1 }, method: "PATCH", rawBody: "{", headers: { "content-type": "text/csv" } },
    }),
  );
  expect(method).toBe("PATCH");
  expect(headers).toEqual({ accept: "application/json", "content-type": "text/csv" });
  expect(body.toString()).toBe("{");
});

test("of a request is kept what reports tell, and no memory besides", () => {
  const kept = (request: RequestData) =>
    keptRequest(prepareRequest(library, target, readBook({ operation: "addBook", request })));
  const { body } = kept({ body: { title: "é" } });
  expect(body.toString()).toBe('{"title":"é"}');
  expect(body.buffer.byteLength).toBe(body.length);
  const long = kept({ rawBody: "x".repeat(100_000) });
  expect(long.body.toString()).toBe("x".repeat(32 * 1024));
  expect(long.bytes).toBe(100_000);
  const { form, body: none } = kept({
    form: [
      { name: "title", text: "é" },
      { name: "cover", file: "cover.png", content: Buffer.alloc(100_000) },
    ],
  });
  expect(none).toHaveLength(0);
  expect(form).toEqual([
    { name: "title", text: "é" },
    { name: "cover", file: "cover.png", content: Buffer.alloc(0) },
  ]);
});
