import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { reply, serialized } from "./answer.ts";
import type { ErrorBody } from "./errorBody.ts";
import { HttpError } from "./errors.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { compileText, type SampleRequest, serveContract } from "./test-support/serveContract.ts";

const module = await compileText(`
model Item { @minValue(1) id: int32; }
@error model Refused { @minValue(400) @maxValue(499) @statusCode _: int32; why: string; }
@error model Failed { code: string; }
alias Typed<T extends string, B> = { @header contentType: T; @body body: B };

@route("/item") op item(): Item | Refused | Failed;
@route("/made") op made(): { @statusCode _: 201; @body item: Item } | Failed;
@route("/either") op either(): { @statusCode _: 200 | 202; @body item: Item };
@route("/done") op done(): void;
@route("/gone") op gone(): { @statusCode _: 204 } | { @statusCode _: 404 };
@route("/headers") op headers(): {
  @header etag: string; @header("x-total") total: int32; @header("x-list") list?: int32[]; @body item: Item;
};
@route("/merge") op merge(): Typed<"application/merge-patch+json", Item>;
@route("/charset") op charset(): Typed<"application/json; charset=utf-8", Item>;
@route("/problem") op problem(): Item | { @statusCode _: 409; ...Typed<"application/problem+json", { title: string }> };
@route("/text") op text(): string;
@route("/word") op word(): Typed<"text/plain", "yes" | "no">;
@route("/number") op number(): Typed<"text/plain", int32>;
@route("/bytes") op octets(): bytes;
@route("/file") op file(): File;
@route("/picture") op picture(): Typed<"image/png" | "image/jpeg", bytes>;
@route("/both") op both(): Typed<"application/json", Item> | Typed<"text/csv", string> | Typed<"text/html", string>;
@route("/empty") op empty(): { @statusCode _: 200 };
@route("/head") @head op head(): { @header etag: string; @header("Content-Type") type?: string };
@route("/lines") op lines(): Typed<"application/jsonl", string>;
@route("/events") op events(): Typed<"text/event-stream", string>;
`);

/** What the handler of the next request does. */
let handle: (request: SampleRequest) => unknown = () => undefined;
const handlers = Object.fromEntries(
  Object.keys(module.operations).map((id) => [id, (request: SampleRequest) => handle(request)]),
);
const server = await serveContract(module, { handlers });
const careless = await serveContract(module, { handlers, validateAnswers: false });

async function answering(path: string, headers: Record<string, string>, act: typeof handle, by = server) {
  handle = act;
  by.log.length = 0;
  const method = path === "/head" ? "HEAD" : "GET";
  const answer = await fetch(by.url + path, { method, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text(), log: by.log };
}
const typeOf = ({ headers }: { headers: Headers }) => headers.get("content-type");

const JSON_UTF8 = "application/json; charset=utf-8";
const item = { id: 7 };

describe("sends", () => {
  it.each<
    [what: string, path: string, result: () => unknown, status: number, type: string | null, text: string]
  >([
    ["a value as the success", "/item", () => item, 200, JSON_UTF8, '{"id":7}'],
    ["text that is JSON already", "/item", () => serialized('{ "id": 7 }'), 200, JSON_UTF8, '{ "id": 7 }'],
    [
      "bytes that are JSON already",
      "/item",
      () => serialized(Buffer.from('{"id":7}')),
      200,
      JSON_UTF8,
      '{"id":7}',
    ],
    ["a value as the only success", "/made", () => item, 201, JSON_UTF8, '{"id":7}'],
    ["one of several successes", "/either", () => reply(202, item), 202, JSON_UTF8, '{"id":7}'],
    ["nothing", "/done", () => undefined, 204, null, ""],
    ["nothing, by reply", "/done", () => reply(204, null), 204, null, ""],
    ["a status alone", "/gone", () => reply(404), 404, null, ""],
    ["a documented status without a body", "/gone", () => reply(404, null), 404, null, ""],
    ["a 200 without a body", "/empty", () => undefined, 200, null, ""],
    ["a status of a range", "/item", () => reply(418, { why: "tea" }), 418, JSON_UTF8, '{"why":"tea"}'],
    ["a status by default", "/item", () => reply(507, { code: "full" }), 507, JSON_UTF8, '{"code":"full"}'],
    ["a status by default", "/made", () => reply(409, { code: "a" }), 409, JSON_UTF8, '{"code":"a"}'],
    ["vendor JSON", "/merge", () => item, 200, "application/merge-patch+json", '{"id":7}'],
    ["JSON with a parameter", "/charset", () => item, 200, JSON_UTF8, '{"id":7}'],
    [
      "a problem",
      "/problem",
      () => reply(409, { title: "no" }),
      409,
      "application/problem+json",
      '{"title":"no"}',
    ],
    ["text", "/text", () => "ação", 200, "text/plain; charset=utf-8", "ação"],
    ["a word", "/word", () => "yes", 200, "text/plain; charset=utf-8", "yes"],
    ["a number", "/number", () => 5, 200, "text/plain; charset=utf-8", "5"],
    ["bytes", "/bytes", () => Buffer.from("abc"), 200, "application/octet-stream", "abc"],
    ["a stream", "/bytes", () => Readable.from(["a", "bc"]), 200, "application/octet-stream", "abc"],
    ["bytes of any type", "/file", () => Buffer.from("abc"), 200, "application/octet-stream", "abc"],
    ["text of any type", "/file", () => "abc", 200, "text/plain; charset=utf-8", "abc"],
    [
      "a file of a type",
      "/file",
      () => reply(200, "a;b", { "content-type": "text/csv" }),
      200,
      "text/csv",
      "a;b",
    ],
  ])("%s: %s", async (_what, path, result, status, type, text) => {
    const answer = await answering(path, {}, result);
    expect([answer.log, answer.status, typeOf(answer), answer.text]).toEqual([[], status, type, text]);
  });
});

describe("a fault of the handler is 500 and told in the log", () => {
  it.each<[path: string, result: () => unknown, fault: string]>([
    ["/item", () => reply(300, item), "item 300: /code must be there"],
    ["/item", () => ({ id: 0 }), "item 200: /id breaks minimum 1"],
    ["/item", () => reply(404, { code: "a" }), "item 404: /why must be there"],
    ["/item", () => reply(500, { why: "a" }), "item 500: /code must be there"],
    ["/made", () => reply(200, item), "made 200: /code must be there"],
    ["/either", () => reply(201, item), "either: status 201 is not documented"],
    ["/done", () => reply(204, item), "done 204: has a body, the contract has none"],
    ["/merge", () => ({ id: "7" }), "merge 200: /id must be integer"],
    ["/problem", () => reply(409, {}), "problem 409: /title must be there"],
    ["/word", () => "perhaps", 'word 200: / must be one of ["yes","no"]'],
    ["/number", () => 1.5, "number 200: / must be integer"],
    ["/text", () => null, "text 200: has no body, the contract has text/plain"],
    ["/bytes", () => ({}), "octets 200: object cannot be written as application/octet-stream"],
    ["/picture", () => reply(200, "x", { "Content-Type": "image/gif" }), "image/gif is not documented"],
    ["/headers", () => item, "headers 200: headers /etag must be there"],
    ["/headers", () => reply(200, item, { etag: "a", "x-total": "7" }), "headers /x-total must be integer"],
    [
      "/headers",
      () => reply(200, item, { ETag: "a", "x-total": 7, "x-list": ["a"] }),
      "/x-list/0 must be integer",
    ],
    ["/head", () => undefined, "head 200: headers /etag must be there"],
    [
      "/either",
      () => {
        throw new HttpError(409, "no");
      },
      "either: status 409 is not documented",
    ],
  ])("%s %s: %s", async (path, result, fault) => {
    const answer = await answering(path, {}, result);
    expect(answer.status).toBe(500);
    expect(answer.log.join()).toContain(fault);
  });

  it("unless answers are not checked", async () => {
    const answer = await answering("/item", {}, () => reply(300, { id: 0 }), careless);
    expect([answer.status, answer.text, answer.log]).toEqual([300, '{"id":0}', []]);
  });
});

it.each([
  ["/item", 404],
  ["/item", 409],
  ["/made", 403],
])("%s: a refusal is not held against the body that the contract has for %i", async (path, status) => {
  const answer = await answering(path, {}, () => {
    throw new HttpError(status, "no");
  });
  expect([answer.status, answer.log]).toEqual([status, []]);
});

describe("refusals that are not what the contract documents", () => {
  const refusing = async (errorBody?: ErrorBody) => {
    const { log } = await serveContract(module, { handlers, ...(errorBody && { errorBody }) });
    return log;
  };

  it.each([true, false])(
    "are told once, when binding, answers held against it or not: %s",
    async (validateAnswers) => {
      const { log } = await serveContract(module, { handlers, validateAnswers });
      expect(log).toEqual([
        expect.stringMatching(/^refusals are not what .*: item 4XX,item default,made default$/),
      ]);
    },
  );

  it("are not those of operations without code, whose answers are made of the contract", async () => {
    const { item: _item, ...others } = handlers;
    const { log } = await serveContract(module, { handlers: others, pending: ["item"] as never[] });
    expect(log).toEqual([expect.stringMatching(/: made default$/)]);
  });

  it("are none of those that fit", async () => {
    const body = { why: "a", code: "b", title: "c" };
    expect(await refusing(() => ({ mediaType: "application/json", body }))).toEqual([
      expect.stringMatching(/: problem 409$/),
    ]);
  });
});

describe("headers", () => {
  it("are written as the contract types them", async () => {
    const given = {
      etag: '"a"',
      "x-total": 7,
      "x-list": [1, 2],
      "Set-Cookie": ["a=1", "b=2"],
      "x-no": undefined,
    };
    const { status, headers } = await answering("/headers", {}, () => reply(200, item, given));
    expect([status, headers.get("etag"), headers.get("x-total"), headers.get("x-list")]).toEqual([
      200,
      '"a"',
      "7",
      "1, 2",
    ]);
    expect([headers.getSetCookie(), headers.get("x-no")]).toEqual([["a=1", "b=2"], null]);
  });

  it("of the handler take the place of the toolkit's", async () => {
    const given = { "cache-control": "max-age=60", "content-type": JSON_UTF8 };
    const { headers } = await answering("/item", {}, () => reply(200, item, given));
    expect([headers.get("cache-control"), headers.get("content-type")]).toEqual(["max-age=60", JSON_UTF8]);
  });

  it("of HEAD tell no length that the contract does not", async () => {
    const told = { etag: "a", "content-type": "text/plain" };
    const { status, headers } = await answering("/head", {}, () => reply(200, null, told));
    expect(headers.get("content-type")).toBe("text/plain");
    expect([status, headers.get("etag"), headers.get("content-length")]).toEqual([200, "a", null]);
  });
});

describe("chooses the media type by Accept", () => {
  const png = () => Buffer.from("png");
  it.each<[path: string, accept: string, result: () => unknown, type: string]>([
    ["/picture", "image/jpeg", png, "image/jpeg"],
    ["/picture", "image/jpeg;q=0.1, image/png;q=0.2", png, "image/png"],
    ["/picture", "image/*, image/png;q=0", png, "image/jpeg"],
    ["/picture", "*/*", png, "image/png"],
    ["/picture", "text/html", png, "image/png"],
    ["/picture", "image/png", () => reply(200, png(), { "Content-Type": "image/jpeg" }), "image/jpeg"],
    ["/both", "text/html, application/json;q=0.5", () => item, JSON_UTF8],
    ["/both", "text/html, application/json;q=0.5", () => "<p>", "text/html; charset=utf-8"],
    ["/both", "application/json", png, "text/csv; charset=utf-8"],
  ])("%s %s", async (path, accept, result, type) => {
    const answer = await answering(path, { Accept: accept }, result);
    expect([answer.status, typeOf(answer)]).toEqual([200, type]);
  });
});

describe("streams of typed items", async () => {
  const typed = await compileText(
    `
    @route("/lines") op lines(): Http.Streams.JsonlStream<Note>;
    @route("/events") op events(): SSE.SSEStream<Notes>;
    model Note { @minValue(1) id: int32; }
    @Events.events union Notes { note: Note, string, @Events.contentType("text/plain") @SSE.terminalEvent "[DONE]" }`,
    ["@typespec/http/streams", "@typespec/events", "@typespec/sse"],
  );
  let items: unknown[] = [];
  const both = { lines: () => items, events: () => items };
  const checking = await serveContract(typed, { handlers: both });
  const trusting = await serveContract(typed, { handlers: both, validateAnswers: false });

  it.each<[path: string, given: unknown[], text: string]>([
    ["/lines", [{ id: 1 }, { id: 2 }], '{"id":1}\n{"id":2}\n'],
    [
      "/events",
      [{ event: "note", data: { id: 1 } }, { data: "a" }, { data: "[DONE]" }],
      'event: note\ndata: {"id":1}\n\ndata: a\n\ndata: [DONE]\n\n',
    ],
  ])("%s %o", async (path, given, text) => {
    items = given;
    expect(await (await fetch(checking.url + path)).text()).toBe(text);
  });

  it.each<[path: string, given: unknown[], fault: string]>([
    ["/lines", [{ id: 1 }, { id: 0 }], "lines: an item of the stream: /id breaks minimum 1"],
    ["/events", [{ event: "note", data: { id: 0 } }], "events: an item of the stream"],
    ["/events", [{ event: "other" }], "events: an item of the stream"],
  ])("%s %o is a fault, and breaks the connection", async (path, given, fault) => {
    items = given;
    checking.log.length = 0;
    await expect(fetch(checking.url + path).then((answer) => answer.text())).rejects.toThrow();
    await expect.poll(() => checking.log.join()).toContain(fault);
    expect((await fetch(trusting.url + path)).status).toBe(200);
  });
});

describe("streams of items", () => {
  it("are a line of JSON each", async () => {
    const answer = await answering("/lines", {}, async function* () {
      yield { id: 1 };
      yield ["a\nb"];
    });
    expect([typeOf(answer), answer.text]).toEqual(["application/jsonl", '{"id":1}\n["a\\nb"]\n']);
  });

  it("are events", async () => {
    const answer = await answering("/events", {}, () => [
      { data: { id: 1 } },
      { event: "note", id: "7", retry: 500, data: "a\nb\r\nc" },
    ]);
    expect(typeOf(answer)).toBe("text/event-stream; charset=utf-8");
    expect(answer.text).toBe(
      'data: {"id":1}\n\nevent: note\nid: 7\nretry: 500\ndata: a\ndata: b\ndata: c\n\n',
    );
  });

  it("an event that would be two breaks the connection", async () => {
    const sent = answering("/events", {}, () => [{ event: "a\ndata: b", data: 1 }]);
    await expect(sent).rejects.toThrow();
  });

  it("that fail before the first line are an error like any other", async () => {
    const answer = await answering("/lines", {}, async function* () {
      if (module) throw new HttpError(404, "no");
      yield {};
    });
    expect(answer.status).toBe(404);
  });

  it("begin with the first item, flow at the reader's pace, and end when the reader leaves", async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<number>();
    let made = 0;
    handle = async function* () {
      try {
        for (;;) yield { data: `${++made}`.repeat(1000) };
      } finally {
        leave(made);
      }
    };
    const socket = connect(server.port, "127.0.0.1");
    socket.write(requestText("GET", "/events"));
    await once(socket, "data");
    socket.destroy();
    // Without pause the source would never let go.
    expect(await left).toBeLessThan(100_000);
  });

  it("an event stream says that it is there before its first event", async () => {
    const { promise: first, resolve: speak } = Promise.withResolvers<void>();
    handle = async function* () {
      await first;
      yield { data: 1 };
    };
    const answer = await fetch(`${server.url}/events`);
    expect(answer.status).toBe(200);
    speak();
    expect(await answer.text()).toBe("data: 1\n\n");
  });

  it("are not begun for HEAD", async () => {
    let begun = false;
    handle = async function* () {
      begun = true;
      yield { data: 1 };
    };
    const [answer] = await exchange(server.port, requestText("HEAD", "/events"));
    expect([answer?.status, answer?.body, begun]).toEqual([200, "", false]);
  });
});
