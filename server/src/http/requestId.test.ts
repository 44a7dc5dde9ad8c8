import Router from "@koa/router";
import { afterAll, expect, test } from "vitest";
import { startServer } from "./server.ts";
import { exchange } from "./test-support/exchange.ts";
import { libraryApplication } from "./test-support/library.ts";
import { ask, asWriter } from "./test-support/serveLibrary.ts";

const NAME = /^[\da-f]{32}$/;

const { application, log } = libraryApplication({});
const router = new Router().get("/page", (context) => {
  context.body = "ok";
});
router.get("/fails", () => {
  throw new Error("not told");
});
application.use(router.routes());
const server = await startServer(application, { drainTime: 0 });
afterAll(() => server.close());

test.each([
  ["a success", "GET", "/v1/books", 200, asWriter],
  ["no content", "DELETE", "/v1/books/1", 204, asWriter],
  ["text", "GET", "/v1/books/1/cover", 200, {}],
  ["no token", "GET", "/v1/books", 401, {}],
  ["what is not valid", "GET", "/v1/books?page=0", 400, asWriter],
  ["another method", "PATCH", "/v1/books", 405, asWriter],
  ["no such path", "GET", "/nothing", 404, {}],
  ["a page", "GET", "/page", 200, {}],
  ["a page that fails", "GET", "/fails", 500, {}],
])("NS-081: %s has the name of its request", async (_name, method, path, status, headers) => {
  const answer = await ask(server, method, path, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("X-Request-Id")).toMatch(NAME);
  const named = await ask(server, method, path, {
    headers: { ...headers, "X-Request-Id": "book-17:a.b_c" },
  });
  expect(named.headers.get("X-Request-Id")).toBe("book-17:a.b_c");
});

test.each(["", "two words", "ção", "a".repeat(129), "<script>", "a,b"])(
  "NS-081: %j is no name that is taken over",
  async (name) => {
    const head = Buffer.from(`GET /page HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${name}\r\n`, "latin1");
    const [answer] = await exchange(server.port, head, "Connection: close\r\n\r\n");
    const given = answer?.headers["x-request-id"];
    expect(given).toMatch(NAME);
  },
);

test("NS-081: what is no HTTP is answered with a name, too", async () => {
  const [answer] = await exchange(server.port, "nonsense\r\n\r\n");
  expect(answer).toMatchObject({ status: 400, headers: { "x-request-id": expect.stringMatching(NAME) } });
});

test("NS-081: what is logged has the name that the answer has", async () => {
  const earlier = log.length;
  await ask(server, "GET", "/fails", { headers: { "X-Request-Id": "book-18" } });
  expect(log.slice(earlier).map(({ details }) => details)).toMatchObject([{ requestId: "book-18" }]);
});
