import { connect } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import type { Exchange } from "./exchange.ts";
import { startServer } from "./server.ts";
import { exchange } from "./test-support/exchange.ts";
import { aBook, handlers, libraryApplication } from "./test-support/library.ts";
import { asJson, ask, asWriter } from "./test-support/serveLibrary.ts";

const seen: Exchange[] = [];
const hanging = Promise.withResolvers<void>();
const named: string[] = [];
const { application } = libraryApplication({
  handlers: {
    ...handlers,
    readBook: async (request, caller) => {
      named.push(request.requestId);
      if (request.path.id === 99) await hanging.promise;
      return handlers.readBook(request, caller);
    },
  },
});
const server = await startServer(application, {
  drainTime: 0,
  observe: (one) => seen.push(pick(one)),
});
afterAll(() => server.close());

/** What is only known while it is told. */
function pick(one: Exchange): Exchange {
  const { requestId, method, operation, route, caller, status, isComplete, refusal, seconds, bytes } = one;
  return { requestId, method, operation, route, caller, status, isComplete, refusal, seconds, bytes };
}
const last = async (count: number) => vi.waitUntil(() => seen.length >= count && seen.at(-1));

test.each([
  ["a success", "GET", "/v1/books/7", asWriter, { status: 200, refusal: undefined }, "readBook"],
  ["words of a handler", "GET", "/v1/books/404", asWriter, { status: 404, refusal: "handler" }, "readBook"],
  [
    "no token",
    "GET",
    "/v1/books",
    {},
    { status: 401, refusal: "unauthorized", caller: undefined },
    "listBooks",
  ],
  ["a parameter", "GET", "/v1/books?page=0", asWriter, { status: 400, refusal: "minimum" }, "listBooks"],
  ["no such path", "GET", "/nothing", {}, { status: 404, refusal: "unknownPath" }, undefined],
  ["another method", "PATCH", "/v1/books", {}, { status: 405, refusal: "methodNotAllowed" }, undefined],
])("%s is told when it is over", async (_name, method, path, headers, expected, operation) => {
  const before = seen.length;
  const answer = await ask(server, method, path, { headers });
  const told = await last(before + 1);
  expect(told).toMatchObject({ method, isComplete: true, ...expected });
  expect(told).toMatchObject({ requestId: answer.headers.get("x-request-id") });
  expect((told as Exchange).operation?.id).toBe(operation);
  expect((told as Exchange).bytes).toBeGreaterThan(answer.text.length);
  expect((told as Exchange).seconds).toBeGreaterThan(0);
  expect(seen).toHaveLength(before + 1);
});

test("the caller is told, as authentication gave it", async () => {
  const before = seen.length;
  const body = JSON.stringify({ title: aBook.title, price: 1, copies: [] });
  await ask(server, "POST", "/v1/books", { headers: asJson, body });
  expect(await last(before + 1)).toMatchObject({ caller: { name: "ana" } });
});

test("what is no HTTP is told by its refusal alone", async () => {
  const before = seen.length;
  await exchange(server.port, "nonsense\r\n\r\n");
  expect(await last(before + 1)).toMatchObject({ method: "", status: 400, refusal: "malformedRequest" });
});

test("a client that leaves before its answer is told without a status", async () => {
  const before = seen.length;
  const begun = named.length + 1;
  const socket = connect(server.port, "127.0.0.1");
  socket.write("GET /v1/books/99 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer writer\r\n\r\n");
  await vi.waitUntil(() => named.length === begun);
  socket.destroy();
  expect(await last(before + 1)).toMatchObject({ status: undefined, isComplete: false });
  hanging.resolve();
});

test("NS-081: a handler is told the name of its request", async () => {
  await ask(server, "GET", "/v1/books/7", { headers: { ...asWriter, "X-Request-Id": "book-19" } });
  expect(named.at(-1)).toBe("book-19");
});
