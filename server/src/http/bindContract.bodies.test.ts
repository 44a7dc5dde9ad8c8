import { describe, expect, it } from "vitest";
import * as library from "../../../scripts/test-contract/generated/library/index.ts";
import type { BodyParser } from "./bodyReader.ts";
import { HttpError } from "./errors.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { handlers } from "./test-support/library.ts";
import { asJson, ask, asWriter, serveLibrary } from "./test-support/serveLibrary.ts";

const server = await serveLibrary();
const book = { title: "A", price: 1.5, copies: [{ shelf: 1 }] };
const post = (body: unknown, headers: Record<string, string> = asJson) =>
  ask(server, "POST", "/v1/books", { headers, body: typeof body === "string" ? body : JSON.stringify(body) });

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
