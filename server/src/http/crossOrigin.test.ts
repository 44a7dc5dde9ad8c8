import { describe, expect, it, test } from "vitest";
import * as library from "../../../scripts/test-contract/generated/library/index.ts";
import { reply } from "./answer.ts";
import type { ContractModule } from "./contractModule.ts";
import { handlers, type LibraryOptions, libraryApplication, type Reader } from "./test-support/library.ts";
import { asJson, ask, asWriter, serveLibrary } from "./test-support/serveLibrary.ts";

const SHOP = "https://shop.example";
const asked: [origin: string, caller: Reader | undefined][] = [];
const { readBook } = library.operations;
/** A book has a version, by the contract. */
const versioned: ContractModule = {
  ...library,
  operations: { ...library.operations, readBook: { ...readBook, answerHeaders: ["etag", "retry-after"] } },
};
const crossOrigin: NonNullable<LibraryOptions["crossOrigin"]> = {
  serves: ({ id }) => ["addBook", "readBook", "listBooks", "showCover"].includes(id),
  allows: async (origin, caller) => {
    asked.push([origin, caller]);
    if (origin === "https://broken.example") throw Object.assign(new Error(), { kind: "unavailable" });
    return origin === SHOP;
  },
  headers: ["traceparent"],
};
const server = await serveLibrary(
  { handlers: { ...handlers, removeBook: () => reply(204) }, crossOrigin },
  {},
  versioned,
);

/** What an answer says to browsers. */
const said = ({ headers }: { headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name === "vary" || name.startsWith("access-control-")));
const preflight = (path: string, method: string | undefined, origin: string | undefined) =>
  ask(server, "OPTIONS", path, {
    headers: {
      ...(origin && { Origin: origin }),
      ...(method && { "Access-Control-Request-Method": method }),
    },
  });

describe("a preflight", () => {
  it("is told what the contract's operation takes", async () => {
    const answer = await preflight("/v1/books", "POST", SHOP);
    expect([answer.status, answer.text, said(answer)]).toEqual([
      204,
      "",
      {
        vary: "Origin, Access-Control-Request-Method",
        "access-control-allow-origin": SHOP,
        "access-control-allow-methods": "GET, HEAD, POST",
        "access-control-allow-headers":
          "Authorization, Content-Type, request-source, X-Request-Id, traceparent",
        "access-control-max-age": "7200",
      },
    ]);
  });

  it("of a path names only methods that are for pages, and headers of a public operation without credentials", async () => {
    expect(said(await preflight("/v1/books/7", "GET", SHOP))).toMatchObject({
      "access-control-allow-methods": "GET, HEAD",
    });
    expect(said(await preflight("/v1/books/7/cover", "GET", SHOP))).toMatchObject({
      "access-control-allow-headers": "X-Request-Id, traceparent",
    });
  });

  it.each([
    ["from another origin", "/v1/books", "POST", "https://other.example"],
    ["from nowhere", "/v1/books", "POST", "null"],
    ["for an operation that is not for pages", "/v1/books/7", "DELETE", SHOP],
    ["for a method that there is not", "/v1/books", "PUT", SHOP],
    ["without a method", "/v1/books", undefined, SHOP],
    ["without an origin", "/v1/books", "POST", undefined],
  ])("%s is 405 as any other OPTIONS, and says nothing to browsers", async (_name, path, method, origin) => {
    const answer = await preflight(path, method, origin);
    expect([answer.status, said(answer)]).toEqual([405, {}]);
  });

  it("is refused in the usual way when nobody can tell", async () => {
    const answer = await preflight("/v1/books", "POST", "https://broken.example");
    expect([answer.status, answer.headers.get("Retry-After"), said(answer)]).toEqual([503, "5", {}]);
  });
});

const ALLOWED = {
  vary: "Origin",
  "access-control-allow-origin": SHOP,
};
/** What the contract says of the headers of its answers. */
const EXPOSED: Readonly<Record<string, string>> = {
  "/v1/books/7/cover": "X-Request-Id, Retry-After, Deprecation, Sunset",
  "/v1/books": "X-Request-Id, Retry-After",
};

test.each([
  ["an answer", "GET", "/v1/books/7", asWriter, undefined, 200],
  ["what HEAD tells", "HEAD", "/v1/books/7", asWriter, undefined, 200],
  ["a refusal of the handler", "GET", "/v1/books/404", asWriter, undefined, 404],
  ["a refusal of the contract", "GET", "/v1/books/0", asWriter, undefined, 400],
  ["a body that is none", "POST", "/v1/books", asJson, "{", 400],
  ["wrong credentials", "GET", "/v1/books/7", { Authorization: "Bearer nobody" }, undefined, 401],
  ["no credentials", "GET", "/v1/books/7", {}, undefined, 401],
  ["a public operation", "GET", "/v1/books/7/cover", {}, undefined, 200],
])(
  "%s can be read by an allowed page, and by no other",
  async (_name, method, path, headers, body, status) => {
    const init = body === undefined ? {} : { body };
    const from = (origin: string) =>
      ask(server, method, path, { ...init, headers: { ...headers, Origin: origin } });
    const [own, other] = await Promise.all([from(SHOP), from("https://other.example")]);
    const exposed = EXPOSED[path] ?? "X-Request-Id, Retry-After, etag";
    expect([own.status, said(own)]).toEqual([
      status,
      { ...ALLOWED, "access-control-expose-headers": exposed },
    ]);
    expect([other.status, said(other)]).toEqual([status, { vary: "Origin" }]);
    const bare = await ask(server, method, path, { ...init, headers });
    expect([bare.status, said(bare)]).toEqual([status, {}]);
  },
);

test("whoever is allowed is asked with the caller; nobody is asked without an origin, nor for what is not for pages", async () => {
  asked.length = 0;
  const Origin = SHOP;
  await ask(server, "GET", "/v1/books/7", { headers: { ...asWriter, Origin } });
  await ask(server, "GET", "/v1/books/7", { headers: { Origin } });
  await ask(server, "GET", "/v1/books/7", { headers: asWriter });
  const removed = await ask(server, "DELETE", "/v1/books/7", { headers: { ...asWriter, Origin } });
  expect([removed.status, said(removed)]).toEqual([204, {}]);
  expect(asked).toEqual([
    [SHOP, { name: "ana" }],
    [SHOP, undefined],
  ]);
});

test("a look-up of pages that fails is a refusal, never a page let in", async () => {
  const headers = { ...asWriter, Origin: "https://broken.example" };
  const answer = await ask(server, "GET", "/v1/books/7", { headers });
  expect([answer.status, said(answer)]).toEqual([503, { vary: "Origin" }]);
});

test("without crossOrigin no answer knows of pages", async () => {
  const plain = await serveLibrary();
  const headers = { ...asWriter, Origin: SHOP };
  expect(said(await ask(plain, "GET", "/v1/books/7", { headers }))).toEqual({});
});

test("pages cannot be served by operations that there are not, unless the contract is still written", () => {
  const none = { ...crossOrigin, serves: ({ id }: { id: string }) => id === "readBok" };
  expect(() => libraryApplication({ crossOrigin: none })).toThrow(
    "Contract library: crossOrigin serves no operation of the contract",
  );
  const draft = { document: {} as never, tell: () => {} };
  expect(() => libraryApplication({ crossOrigin: none, draft })).not.toThrow();
});
