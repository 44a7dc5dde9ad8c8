import { describe, expect, it } from "vitest";
import * as library from "../../../scripts/test-contract/generated/library/index.ts";
import type { operations } from "../../../scripts/test-contract/generated/library/types.ts";
import { bindContract } from "./bindContract.ts";
import type { ErrorBody } from "./errorBody.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { handlers, type LibraryHandlers } from "./test-support/library.ts";
import { asJson, ask, asWriter, serveLibrary } from "./test-support/serveLibrary.ts";

const server = await serveLibrary();
const book = { title: "A", price: 1.5, copies: [{ shelf: 1 }] };
const post = (body: unknown, headers: Record<string, string> = asJson) =>
  ask(server, "POST", "/v1/books", { headers, body: typeof body === "string" ? body : JSON.stringify(body) });

describe("routes", () => {
  it.each([
    ["GET", "/v1/books?page=2&kind=novel&kind=poetry&available=true&title=a+b", 200, undefined],
    ["GET", "/v1/books/", 200, undefined],
    ["GET", "/v1/books?page=&maxPrice=&kind=&available=%20&x=%", 200, undefined],
    ["GET", "/v1/books/7?x=%&title=%ff", 200, undefined],
    ["GET", "/v1/books?title=%ff", 400, "title: has invalid percent-encoding"],
    ["GET", "/v1/books/7", 200, undefined],
    ["GET", "/v1/books/404", 404, "no such book"],
    ["GET", "/v1/books/x", 400, "id: must be an integer"],
    ["GET", "/v1/books/0", 400, "id: must be 1 or more"],
    ["GET", "/v1/books/%ff", 400, "The address is malformed: invalid percent-encoding."],
    ["GET", "/v1/books?page=0", 400, "page: must be 1 or more"],
    ["GET", "/v1/books?kind=novel&kind=x", 400, "kind.1: must be one of: novel, poetry"],
    ["GET", "/v1/books?maxPrice=1.999", 400, "maxPrice: must have at most 2 decimal places"],
    ["GET", "/v1/nothing", 404, "There is nothing at this address."],
    ["PATCH", "/v1/books", 405, "This address does not take the method; use GET, HEAD, POST."],
    ["OPTIONS", "/v1/books/7", 405, "This address does not take the method; use GET, HEAD, DELETE."],
  ])("%s %s -> %i", async (method, path, status, detail) => {
    const answer = await ask(server, method, path, { headers: asWriter });
    expect([answer.status, answer.body?.detail]).toEqual([status, detail]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("x-powered-by")).toBeNull();
    if (status === 405) expect(answer.headers.get("allow")).toBe(detail?.split("use ")[1]?.slice(0, -1));
  });

  it("hands over the query of the table only", async () => {
    const { body } = await ask(
      server,
      "GET",
      "/v1/books?page=2&kind=novel&kind=poetry&available=true&title=a+b&x=1",
      { headers: asWriter },
    );
    expect(JSON.parse(body.books[0].title)).toEqual({
      page: 2,
      kind: ["novel", "poetry"],
      available: true,
      title: "a b",
    });
  });

  it("a decimal of the query is the one that was meant", async () => {
    const { body } = await ask(server, "GET", "/v1/books?maxPrice=24.490000000000002", { headers: asWriter });
    expect(JSON.parse(body.books[0].title)).toEqual({ maxPrice: 24.49 });
  });

  it("begin where the contract's server says, unless the binding says otherwise", async () => {
    const module = { ...library, contract: { ...library.contract, basePath: "/base" } };
    const [said, other] = await Promise.all([
      serveLibrary({}, {}, module),
      serveLibrary({ basePath: "/v\u00e9" }, {}, module),
    ]);
    const statuses = await Promise.all([
      ...["/base/v1/books", "/v1/books"].map((path) => ask(said, "GET", path, { headers: asWriter })),
      ...["/v%C3%A9/v1/books", "/base/v1/books"].map((path) =>
        ask(other, "GET", path, { headers: asWriter }),
      ),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 200, 404]);
  });

  it("answers HEAD like GET without the body", async () => {
    const [head] = await exchange(server.port, requestText("HEAD", "/v1/books/7", asWriter));
    const got = await ask(server, "GET", "/v1/books/7", { headers: asWriter });
    expect([head?.status, head?.body, head?.headers["content-length"]]).toEqual([
      200,
      "",
      String(Buffer.byteLength(got.text)),
    ]);
  });

  it("takes the absolute form", async () => {
    const [answer] = await exchange(
      server.port,
      requestText("GET", "http://other.example/v1/books/7?x=1", asWriter),
    );
    expect([answer?.status, JSON.parse(answer?.body ?? "").id]).toEqual([200, 7]);
  });
});

describe("tokens", () => {
  const long = "x".repeat(10_000);
  it.each([
    ["none", ""],
    ["empty", "Authorization: \r\n"],
    ["scheme only", "Authorization: Bearer\r\n"],
    ["other scheme", "Authorization: Basic writer\r\n"],
    ["unknown", "Authorization: Bearer reader\r\n"],
    ["other case", "Authorization: Bearer WRITER\r\n"],
    ["two tokens", "Authorization: Bearer writer writer\r\n"],
    ["sent twice", "Authorization: Bearer writer\r\nauthorization: Bearer writer\r\n"],
    ["Latin-1", "Authorization: Bearer writer\xe7\r\n"],
    ["10 kB", `Authorization: Bearer ${long}\r\n`],
  ])("%s -> 401, always the same", async (_name, line) => {
    const text = `POST /v1/books HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${line}Content-Length: 1\r\n\r\n{`;
    const [answer] = await exchange(server.port, Buffer.from(text, "latin1"));
    expect(answer?.status).toBe(401);
    expect(answer?.detail).toBe(
      "Credentials are missing, expired, invalid or not admitted to this operation.",
    );
    expect(answer?.headers["www-authenticate"]).toBe("Bearer");
  });

  it.each(["Bearer writer", "bearer writer", "BEARER   writer"])("%s is admitted", async (Authorization) => {
    expect((await ask(server, "GET", "/v1/books/7", { headers: { Authorization } })).status).toBe(200);
  });

  it("needs none for a public operation", async () => {
    const answer = await ask(server, "GET", "/v1/books/5/cover");
    expect([answer.status, answer.text, answer.headers.get("content-type")]).toEqual([
      200,
      "<h1>Book 5</h1>",
      "text/html; charset=utf-8",
    ]);
  });

  it("a look-up that is down -> 503 with Retry-After", async () => {
    const answer = await post(book, { ...asJson, Authorization: "Bearer broken" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.body.detail).toContain("unavailable");
  });
});

describe("problem details (RFC 9457)", () => {
  it("are the refusals of a binding that is given no other", async () => {
    const other = await serveLibrary();
    const problem = async (method: string, path: string, init: RequestInit = {}) => {
      const answer = await ask(other, method, path, { headers: asWriter, ...init });
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      return JSON.parse(answer.text);
    };
    const about = { type: "about:blank", status: 400, title: "Bad Request" };
    expect(await problem("GET", "/v1/books?kind=x")).toEqual({
      ...about,
      detail: "kind.0: must be one of: novel, poetry",
      errors: [{ in: "query", parameter: "kind", detail: "must be one of: novel, poetry" }],
    });
    const body = JSON.stringify({ ...book, copies: [{ shelf: 0 }] });
    expect(await problem("POST", "/v1/books", { headers: asJson, body })).toEqual({
      ...about,
      detail: "copies.0.shelf: must be 1 or more",
      errors: [{ pointer: "#/copies/0/shelf", detail: "must be 1 or more" }],
    });
    expect(await problem("PATCH", "/v1/books")).toMatchObject({ status: 405, title: "Method Not Allowed" });
    expect(await problem("GET", "/v1/books", { headers: {} })).toMatchObject({ status: 401 });
  });

  it("that the contract does not document are told once, when binding, and sent all the same", async () => {
    const errorBody: ErrorBody = ({ text }) => ({ mediaType: "application/json", body: { text } });
    const other = await serveLibrary({ errorBody });
    const answer = await ask(other, "GET", "/v1/books/404", { headers: asWriter });
    const faults = other.log.map(({ details }) => (details as { where: unknown }).where);
    expect([answer.status, faults]).toEqual([404, [expect.arrayContaining(["readBook 404"])]]);
  });
});

describe("binding", () => {
  const { readBook: _, ...rest } = handlers;
  const authenticate = () => null;

  it("pending operations -> 501, after the token", async () => {
    const other = await serveLibrary({ handlers: rest as LibraryHandlers, pending: ["readBook" as never] });
    const answer = await ask(other, "GET", "/v1/books/7", { headers: asWriter });
    expect([answer.status, answer.body.detail]).toEqual([501, "This operation is not available yet."]);
    expect((await ask(other, "GET", "/v1/books/7")).status).toBe(401);
  });

  it.each<[string, object, RegExp]>([
    [
      "a missing handler",
      { handlers: rest, authenticate },
      /need either a handler or a place in pending: readBook/,
    ],
    ["a handler that is pending too", { handlers, pending: ["readBook"], authenticate }, /readBook/],
    [
      "an unknown handler",
      { handlers: { ...handlers, burnBook: () => {} }, authenticate },
      /not in the contract: burnBook/,
    ],
    ["security without authenticate", { handlers }, /authenticate is needed/],
  ])("refuses %s", (_name, options, message) => {
    expect(() => bindContract<operations>(library, options as never)).toThrow(message);
  });
});
