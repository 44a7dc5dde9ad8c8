import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import * as library from "../../../scripts/test-contract/generated/library/index.ts";
import type { Book, operations } from "../../../scripts/test-contract/generated/library/types.ts";
import { reply, serialized } from "./answer.ts";
import { bindContract } from "./bindContract.ts";
import type { BodyParser } from "./bodyReader.ts";
import type { ErrorBody } from "./errorBody.ts";
import { conflict, forbidden, HttpError, invalid } from "./errors.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { aBook, handlers, type LibraryHandlers, type LibraryOptions } from "./test-support/library.ts";
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

describe("bodies", () => {
  it.each<[string, unknown, Record<string, string>, number, string | undefined]>([
    ["valid", book, asJson, 200, undefined],
    [
      "with a charset",
      book,
      { ...asJson, "Content-Type": 'Application/JSON; charset="UTF-8"' },
      200,
      undefined,
    ],
    ["unknown fields are ignored", { ...book, x: 1 }, asJson, 200, undefined],
    [
      "invalid field",
      { ...book, copies: [{ shelf: 1 }, { shelf: 0 }] },
      asJson,
      400,
      "copies.1.shelf: must be 1 or more",
    ],
    ["no object", [], asJson, 400, "body: must be an object"],
    ["1e400", '{"title":"A","price":1e400,"copies":[]}', asJson, 400, "price: must be a number"],
    ["empty", "", asJson, 400, "The body is missing."],
    ["malformed", "{", asJson, 400, "The body is not valid JSON."],
    [
      "other type",
      book,
      { ...asWriter, "Content-Type": "text/plain" },
      415,
      "Send the body as application/json.",
    ],
    [
      "other charset",
      book,
      { ...asJson, "Content-Type": "application/json; charset=latin1" },
      415,
      "Send the body in UTF-8.",
    ],
    [
      "compressed",
      book,
      { ...asJson, "Content-Encoding": "gzip" },
      415,
      "Send the body without compression (Content-Encoding).",
    ],
  ])("%s", async (_name, body, headers, status, detail) => {
    const answer = await post(body, headers);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });

  it("texts are free unless the service has a rule for them", async () => {
    const wild = { title: "a\u0000\nb\ud800", price: 1, copies: [{ shelf: 1, note: "\t" }] };
    const source = { ...asJson, "request-source": "a\tb" };
    expect((await post(wild, source)).body).toMatchObject({ title: "a\u0000\nb\ud800" });

    const other = await serveLibrary({
      textRule: {
        fault: (text, isFreeText) => (/\n/.test(text) && !isFreeText ? "is not one line" : undefined),
        concerns: (json) => json.includes("\\n"),
      },
      ownTexts: { addBook: ["/copies/*"] },
    });
    const send = (method: string, path: string, value?: unknown) =>
      ask(other, method, path, { headers: asJson, ...(value ? { body: JSON.stringify(value) } : {}) });
    const lines = { ...book, summary: "a\nb", copies: [{ shelf: 1, note: "a\nb" }] };
    const answers = await Promise.all([
      send("POST", "/v1/books", lines),
      send("POST", "/v1/books", { ...lines, title: "a\nb" }),
      send("GET", "/v1/books?title=a%0Ab&page=0"),
      send("PUT", "/v1/books/shelves/a%0Ab/copies"),
    ]);
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [200, undefined],
      [400, "title: is not one line"],
      [400, "title: is not one line"],
      [400, "shelf: is not one line"],
    ]);
  });

  it("JSON is as deep and as long as the service takes", async () => {
    const deep = (depth: number) =>
      `{"title":"A","price":1,"copies":[],"x":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    const other = await serveLibrary({ maxJsonDepth: 3 });
    const send = async (server: typeof other, body: string) =>
      (await ask(server, "POST", "/v1/books", { headers: asJson, body })).body.detail;
    expect(await send(other, deep(2))).toBe("copies: must not be empty");
    expect(await send(other, deep(3))).toBe("The body is nested deeper than 3 levels.");
    expect(await send(server, deep(63))).toBe("copies: must not be empty");
    expect(await send(server, deep(64))).toBe("The body is nested deeper than 64 levels.");
    const sized = (size: number) => deep(1).padEnd(size, " ");
    expect(await send(server, sized(1024 * 1024))).toBe("copies: must not be empty");
    expect(await send(server, sized(1024 * 1024 + 1))).toBe("The body is larger than 1 MiB.");
  });

  it("a body without content type -> 415", async () => {
    const [answer] = await exchange(server.port, requestText("POST", "/v1/books", asWriter, "{}"));
    expect([answer?.status, answer?.detail]).toEqual([415, "Send the body as application/json."]);
  });

  it("a header parameter sent twice -> 400", async () => {
    const text = requestText(
      "POST",
      "/v1/books",
      { ...asJson, "Request-Source": "a\r\nRequest-Source: b" },
      JSON.stringify(book),
    );
    const [answer] = await exchange(server.port, text);
    expect(answer?.detail).toBe("request-source: must be given only once");
  });

  it("chunked bodies count like others", async () => {
    const json = JSON.stringify(book);
    const chunks = `5\r\n${json.slice(0, 5)}\r\n${(json.length - 5).toString(16)}\r\n${json.slice(5)}\r\n0\r\n\r\n`;
    const headers = { ...asJson, "Transfer-Encoding": "chunked" };
    const [sent, empty] = await Promise.all([
      exchange(server.port, requestText("POST", "/v1/books", headers), chunks),
      exchange(server.port, requestText("POST", "/v1/books", headers), "0\r\n\r\n"),
    ]);
    expect([sent[0]?.status, empty[0]?.detail]).toEqual([200, "The body is missing."]);
  });

  it("hands header parameters, caller and free text over", async () => {
    const { body } = await post({ ...book, summary: "a\n\tb" }, { ...asJson, "Request-Source": "test" });
    expect(JSON.parse(body.summary)).toEqual({ "request-source": "test", caller: "ana", summary: "a\n\tb" });
  });

  it("streams other media types", async () => {
    const headers = { ...asWriter, "Content-Type": "text/csv; charset=utf-8" };
    const answer = await ask(server, "PUT", "/v1/books/shelves/a%2Fb/copies", { headers, body: "a\nb\n" });
    expect(answer.body).toEqual({ lines: 2 });
  });
});

describe("media types with a parser of their own", () => {
  const isLines = Object.assign((value: unknown) => Array.isArray(value), {
    errors: [{ instancePath: "", keyword: "type", params: { type: "array" } }],
  });
  const { importCopies } = library.validators;
  const validated = { ...importCopies, body: { "text/csv": isLines } };
  const module = { ...library, validators: { ...library.validators, importCopies: validated } };
  const importing = {
    ...handlers,
    importCopies: ({ body }: { body: unknown }) => ({ lines: (body as string[]).length }),
  };
  const serveParsed = (parse: BodyParser) =>
    serveLibrary({ handlers: importing, bodyParsers: { "text/csv": parse } }, {}, module);
  const send = async (parse: BodyParser) => {
    const init = { headers: { ...asWriter, "Content-Type": "text/csv" }, body: "a\nb\n" };
    return (await ask(await serveParsed(parse), "PUT", "/v1/books/shelves/a/copies", init)).body;
  };

  it("hand over what the parser made, after its schema", async () => {
    const lines: BodyParser = async (request, { id, maxBytes }) => {
      expect([id, maxBytes]).toEqual(["importCopies", 100_000]);
      const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
      return Buffer.concat(chunks).toString().trim().split("\n");
    };
    expect(await send(lines)).toEqual({ lines: 2 });
    expect(await send(() => "no list")).toMatchObject({ detail: "body: must be an array" });
    const refuse = () => {
      throw new HttpError(400, "Empty file.");
    };
    expect(await send(refuse)).toMatchObject({ detail: "Empty file." });
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

describe("answers", () => {
  async function answering(readBook: LibraryHandlers["readBook"], options: LibraryOptions = {}) {
    const other = await serveLibrary({ handlers: { ...handlers, readBook }, ...options });
    return { ...(await ask(other, "GET", "/v1/books/7", { headers: asWriter })), log: other.log };
  }
  const fails = (error: unknown) => (): never => {
    throw error;
  };

  it("204 has no body and no length", async () => {
    const [answer] = await exchange(server.port, requestText("DELETE", "/v1/books/7", asWriter));
    expect([answer?.status, answer?.body, answer?.headers["content-length"]]).toEqual([204, "", undefined]);
  });

  it.each<[string, LibraryHandlers["readBook"], number, string]>([
    ["invalid", fails(invalid("copies.0", "does not exist")), 400, "copies.0: does not exist"],
    ["an unknown error", fails(new Error("SELECT secret")), 500, "Internal error. Try again in a moment."],
    ["no error at all", fails(undefined), 500, "Internal error. Try again in a moment."],
    [
      "a refusal that every operation may give",
      fails(new HttpError(503, "Come back soon.")),
      503,
      "Come back soon.",
    ],
    ["an undocumented refusal", fails(forbidden("no")), 500, "Internal error. Try again in a moment."],
    [
      "an answer without a field",
      () => ({ ...aBook, title: undefined }) as unknown as Book,
      500,
      "Internal error. Try again in a moment.",
    ],
    ["no answer", () => undefined as unknown as Book, 500, "Internal error. Try again in a moment."],
    [
      "text that is no such book",
      () => serialized('{"id":7}'),
      500,
      "Internal error. Try again in a moment.",
    ],
    [
      "an undocumented status",
      () => reply(204, null) as never,
      500,
      "Internal error. Try again in a moment.",
    ],
  ])("%s", async (_name, readBook, status, detail) => {
    const answer = await answering(readBook);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(answer.log.length).toBe(status === 500 ? 1 : 0);
    if (status === 500)
      expect(answer.log[0]?.details).toMatchObject({
        requestId: answer.headers.get("x-request-id"),
        where: "readBook",
      });
  });

  it("says pointer and keyword in the log", async () => {
    const { log } = await answering(() => ({ ...aBook, copies: [{ shelf: 0 }] }));
    const [fault] = log.map(({ details }) => String((details as { err: unknown }).err));
    expect(fault).toContain("readBook 200: /copies/0/shelf breaks minimum 1");
  });

  it("is not checked unless asked for", async () => {
    const unchecked = { validateAnswers: false };
    const [short, refused] = await Promise.all([
      answering(() => serialized('{"id":7}'), unchecked),
      answering(fails(conflict("is there already")), unchecked),
    ]);
    expect([short.body, refused.status, refused.body.detail]).toEqual([{ id: 7 }, 409, "is there already"]);
  });

  it("mapError turns errors of other layers into refusals", async () => {
    const mapError = (error: unknown) =>
      error instanceof RangeError ? new HttpError(404, "outside") : undefined;
    const answer = await answering(fails(new RangeError()), { mapError });
    expect([answer.status, answer.body.detail, answer.log]).toEqual([404, "outside", []]);
  });

  it("carries further headers", async () => {
    const answer = await answering(() => reply(200, aBook, { ETag: '"7"' }));
    expect([answer.status, answer.headers.get("etag"), answer.body]).toEqual([200, '"7"', aBook]);
  });

  it("a header that would split the answer is a plain 500", async () => {
    const answer = await answering(() => reply(200, aBook, { "X-Name": "a\r\nX-Other: b" }));
    expect([answer.status, answer.headers.get("x-other"), answer.log.length]).toEqual([500, null, 1]);
  });

  it("streams, and breaks the connection when the stream fails half-way", async () => {
    const stream = (fail: boolean) =>
      Readable.from(
        (async function* () {
          yield "<h1>";
          if (fail) throw new Error("disk");
          yield "Book</h1>";
        })(),
      );
    const whole = await serveLibrary({
      handlers: { ...handlers, showCover: () => reply(200, stream(false)) },
    });
    const broken = await serveLibrary({
      handlers: { ...handlers, showCover: () => reply(200, stream(true)) },
    });
    expect((await ask(whole, "GET", "/v1/books/7/cover")).text).toBe("<h1>Book</h1>");
    await expect(ask(broken, "GET", "/v1/books/7/cover")).rejects.toThrow();
    expect((await ask(whole, "HEAD", "/v1/books/7/cover")).text).toBe("");
  });

  it("a stream that fails at once is a plain 500", async () => {
    const stream = () => new Readable({ read: () => {}, construct: (done) => done(new Error("no file")) });
    const other = await serveLibrary({ handlers: { ...handlers, showCover: () => reply(200, stream()) } });
    const answer = await ask(other, "GET", "/v1/books/7/cover");
    expect([answer.status, other.log.length]).toEqual([500, 1]);
  });
});

describe("own words for a refused body", () => {
  it("are told where there are any, else the usual ones", async () => {
    const other = await serveLibrary({
      explainBody: {
        addBook: async ([error]) => (error?.instancePath === "/price" ? "real prices only" : undefined),
      },
    });
    const send = (body: object) =>
      ask(other, "POST", "/v1/books", { headers: asJson, body: JSON.stringify(body) });
    expect((await send(book)).status).toBe(200);
    for (const [body, detail] of [
      [{ ...book, price: "1" }, "real prices only"],
      [{ ...book, title: 1 }, "title: must be a string"],
    ] as const) {
      const answer = await send(body);
      expect([answer.status, answer.body.detail]).toEqual([400, detail]);
    }
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
