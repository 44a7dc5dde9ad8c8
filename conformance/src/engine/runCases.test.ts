import type { Validate } from "@frete/contract/toolkit/contractModule";
import { expect, test } from "vitest";
import {
  type Answering,
  book,
  json,
  library,
  problem,
  readBook,
  serve,
  withoutToken,
} from "../test-support/library.ts";
import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { KitError } from "./kitError.ts";
import { runCases } from "./runCases.ts";
import type { RunOptions } from "./runOptions.ts";
import { exitCode } from "./runResult.ts";
import { Slot } from "./slot.ts";

async function run(answer: Answering, cases: Case[], options: Partial<RunOptions> = {}, refuse?: Answering) {
  await using server = await serve(answer, refuse);
  return await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [...cases, withoutToken] }],
    sentinel: withoutToken.id,
    timeout: 1_500,
    ...options,
  });
}

const right: Answering = (_, response) => json(response, 200, book);
const problemsOf = (result: Awaited<ReturnType<typeof run>>) => result.results[0]?.problems ?? [];

const conforming: [name: string, answer: Answering][] = [
  ["exactly the contract's answer", right],
  [
    "more properties",
    (_, response) => json(response, 200, { ...book, colour: "blue", copies: [{ shelf: 1, x: {} }] }),
  ],
  [
    "other order of keys",
    (_, response) => json(response, 200, Object.fromEntries(Object.entries(book).reverse())),
  ],
  ["charset", (_, response) => json(response, 200, book, "application/json; charset=utf-8")],
  [
    "charset in capitals and quotes",
    (_, response) => json(response, 200, book, 'Application/JSON;charset="UTF-8"'),
  ],
  ["nulls where allowed", (_, response) => json(response, 200, { ...book, kind: null, bought: null })],
  [
    "blanks in the JSON",
    (_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(book, null, 4)),
  ],
];

test.each(conforming)("accepts %s", async (_, answer) => {
  const result = await run(answer, [readBook()]);
  expect(result.results.flatMap(({ problems }) => problems)).toEqual([]);
  expect(result.faults).toEqual([]);
  expect(exitCode(result)).toBe(0);
});

const { title: _title, ...untitled } = book;
const deviating: [name: string, answer: Answering, pointer: string][] = [
  ["wrong type", (_, response) => json(response, 200, { ...book, title: 5 }), "/title"],
  [
    "wrong type deep inside",
    (_, response) => json(response, 200, { ...book, copies: [{ shelf: "3" }] }),
    "/copies/0/shelf",
  ],
  ["missing field", (_, response) => json(response, 200, untitled), "/title"],
  ["null where not allowed", (_, response) => json(response, 200, { ...book, title: null }), "/title"],
  [
    "value outside the enumeration",
    (_, response) => json(response, 200, { ...book, kind: "essay" }),
    "/kind",
  ],
  [
    "too many decimals (not seen by Dredd)",
    (_, response) => json(response, 200, { ...book, price: 19.999 }),
    "/price",
  ],
  [
    "no calendar date (not seen by Dredd)",
    (_, response) => json(response, 200, { ...book, bought: "2023-02-29" }),
    "/bought",
  ],
  ["an array instead of an object", (_, response) => json(response, 200, [book]), ""],
  ["another documented status", (_, response) => json(response, 404, problem(404)), "status"],
  ["an undocumented status", (_, response) => json(response, 418, problem(418)), "status"],
  ["another success status", (_, response) => json(response, 201, book), "status"],
  ["another content type", (_, response) => json(response, 200, book, "text/html"), "headers content-type"],
  [
    "another charset",
    (_, response) => json(response, 200, book, "application/json; charset=latin1"),
    "headers content-type",
  ],
  [
    "no content type",
    (_, response) => response.writeHead(200).end(JSON.stringify(book)),
    "headers content-type",
  ],
  [
    "bytes that are not UTF-8",
    (_, response) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(Buffer.from(JSON.stringify({ ...book, title: "é" }), "latin1")),
    "answer",
  ],
  [
    "truncated JSON",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end('{"id":7'),
    "",
  ],
  [
    "an empty body",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end(),
    "",
  ],
  ["silence", () => undefined, "answer"],
  ["a closed connection", (_, response) => response.destroy(), "answer"],
  [
    "an answer that drips for ever",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    },
    "answer",
  ],
];

test.each(deviating)("catches %s", async (_, answer, pointer) => {
  const result = await run(answer, [readBook()]);
  expect(problemsOf(result).map((problem) => problem.pointer)).toContain(pointer);
  expect(problemsOf(result)[0]?.rules).toEqual(["LIB-1"]);
  expect(result.results[0]?.outcome).toBe("failed");
  expect(result.faults).toEqual([]);
  expect(exitCode(result)).toBe(1);
});

test("Dredd itself enforces schemas: a wrong type is caught with validators that accept everything", async () => {
  const everything = Object.assign(() => true, {}) as Validate;
  const validators = Object.fromEntries(
    Object.entries(library.validators).map(([id, { responses }]) => [
      id,
      {
        responses: Object.fromEntries(
          Object.keys(responses).map((status) => [status, { "application/json": everything }]),
        ),
      },
    ]),
  );
  const contract: Contract = { ...library, validators };
  const result = await run((_, response) => json(response, 200, { ...book, title: 5 }), [readBook()], {
    contract,
  });
  expect(problemsOf(result).map(({ pointer }) => pointer)).toEqual(["/title"]);
});

test("no verdict when the sentinel is not caught", async () => {
  // The sentinel's schema wants a boolean `type`: to a server that sends one, schemas look unenforced.
  await using server = await serve((_, response) => json(response, 401, { ...problem(401), type: true }));
  const result = await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [{ ...withoutToken, token: "reader" }] }],
    sentinel: withoutToken.id,
  });
  expect(result.faults).toEqual([expect.stringContaining("sentinel")]);
  expect(exitCode(result)).toBe(2);
});

test("no verdict on an empty run", async () => {
  await using server = await serve(right);
  const target = { url: server.url, tokens: {} };
  const result = await runCases({ contract: library, target, scenarios: [], sentinel: "none" });
  expect(exitCode(result)).toBe(2);
});

test("no verdict when nothing answers", async () => {
  const result = await runCases({
    contract: library,
    target: { url: "http://127.0.0.1:9", tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [withoutToken] }],
    sentinel: withoutToken.id,
  });
  expect(result.faults).toEqual([expect.stringMatching(/the server never answered \(.*ECONNREFUSED/)]);
  expect(exitCode(result)).toBe(2);
});

test("the rest is not sent when the server is gone after five silent requests", async () => {
  let gone = false;
  const cases = Array.from({ length: 8 }, (_, index) => readBook({ id: `read-${index}` }));
  const answer: Answering = (_, response) => {
    gone = true;
    response.destroy();
  };
  const result = await run(answer, cases, {}, (_, response) => {
    if (gone) response.destroy();
    else json(response, 401, problem(401));
  });
  expect(result.results).toHaveLength(9);
  expect(result.results.at(-1)?.problems[0]?.message).toMatch(
    /not measured: the server stopped answering at read-4/,
  );
  expect(exitCode(result)).toBe(2);
});

test("values pass from case to case; a case whose value is missing fails as blocked", async () => {
  const title = new Slot<string>("the title");
  const asked: (string | undefined)[] = [];
  const answer: Answering = ({ url }, response) => {
    asked.push(url);
    json(response, 200, url?.startsWith("/v1/books?") ? { page: 1, total: 0, books: [] } : book);
  };
  const cases: Case[] = [
    readBook({ id: "before", operation: "listBooks", request: () => ({ query: { title: title.get() } }) }),
    readBook({ id: "read", save: ({ body }) => title.set((body as typeof book).title) }),
    readBook({ id: "after", operation: "listBooks", request: () => ({ query: { title: title.get() } }) }),
  ];
  const result = await run(answer, cases);
  expect(result.results.map(({ outcome }) => outcome)).toEqual(["failed", "passed", "passed", "passed"]);
  expect(problemsOf(result)[0]?.message).toBe("blocked: no earlier case saved the title");
  expect(asked).toEqual(["/v1/books/7", "/v1/books?title=Vidas+Secas"]);
  expect(result.faults).toEqual([]);
});

test("a case's own check sees the answer, and names fewer rules than the case", async () => {
  const result = await run(right, [
    readBook({
      rules: ["LIB-1", "LIB-2"],
      check: ({ body }, verify) => verify.equal("/title", (body as typeof book).title, "Other", ["LIB-2"]),
    }),
    readBook({
      id: "throws",
      check: () => {
        throw new Error("no tenth copy");
      },
    }),
  ]);
  expect(problemsOf(result)).toEqual([
    {
      rules: ["LIB-2"],
      layer: "interface",
      pointer: "/title",
      message: "is not the expected value",
      expected: "Other",
      actual: "Vidas Secas",
    },
  ]);
  expect(result.results[1]?.problems[0]?.message).toBe("could not be checked: no tenth copy");
  expect(result.faults).toEqual([]);
});

test("a check sees only what the contract knows, and everything in the raw answer", async () => {
  const more = { ...book, colour: "blue" };
  const check: Case["check"] = ({ body, raw }, verify) => {
    verify.equal("", body, book);
    verify.equal("", raw, more);
  };
  const result = await run((_, response) => json(response, 200, more), [readBook({ check })]);
  expect(problemsOf(result)).toEqual([]);
});

test("a deviation from decisions alone never fails a run that is not strict", async () => {
  const contract = { ...library, isDecision: (rule: string) => rule.startsWith("OWN-") };
  const answer: Answering = (_, response) => json(response, 404, problem(404));
  const advisory = await run(answer, [readBook({ rules: ["OWN-1", "OWN-2"] })], { contract });
  expect(advisory.results.map(({ outcome }) => outcome)).toEqual(["advisory", "passed"]);
  expect(exitCode(advisory)).toBe(0);
  const strict = await run(answer, [readBook({ rules: ["OWN-1", "OWN-2"] })], { contract, strict: true });
  expect(exitCode(strict)).toBe(1);
  const binding = await run(answer, [readBook({ rules: ["OWN-1", "LIB-1"] })], { contract });
  expect(exitCode(binding)).toBe(1);
});

test("repeated requests must all have the status", async () => {
  let count = 0;
  const limited: Answering = (_, response) => {
    count++;
    if (count === 9) json(response, 404, problem(404));
    else json(response, 200, book);
  };
  const result = await run(limited, [readBook({ repeat: 20 })]);
  expect(count).toBe(21);
  expect(problemsOf(result)).toEqual([
    expect.objectContaining({ pointer: "status", expected: { 200: 20 }, actual: { 200: 19, 404: 1 } }),
  ]);
  expect(result.faults).toEqual([]);
});

test("a request outside the contract may have an undocumented status, with the contract's error body", async () => {
  const teapot = readBook({
    status: 405,
    outsideContract: true,
    request: { method: "PATCH", url: "/v1/books/7" },
  });
  const good = await run((_, response) => json(response, 405, problem(405)), [teapot]);
  expect(exitCode(good)).toBe(0);
  const bad = await run((_, response) => json(response, 405, { message: "no" }), [teapot]);
  expect(exitCode(bad)).toBe(1);
});

test("after a result that is enough only the sentinel is sent", async () => {
  const cases = ["first", "second", "third"].map((id) => readBook({ id }));
  const result = await run(right, cases, { isEnough: ({ id }) => id === "second" });
  const sent = result.results.filter(({ request }) => request).map(({ id }) => id);
  expect(sent).toEqual(["first", "second"]);
  expect(result.faults).toEqual([]);
  expect(result.results[2]?.problems[0]?.message).toBe("not measured: second was enough");
});

const wrongCases: [name: string, cases: Case[], message: RegExp][] = [
  ["a repeated id", [readBook(), readBook()], /two cases have the id read/],
  ["an unknown operation", [readBook({ operation: "burnBook" })], /no operation burnBook/],
  ["a status that the contract does not document", [readBook({ status: 409 })], /documents no status 409/],
  ["a kind of token that the target lacks", [readBook({ token: "admin" })], /no token of the kind admin/],
  ["a missing path parameter", [readBook({ request: {} })], /gives no id/],
];

test.each(wrongCases)("%s is a fault of the kit", async (_, cases, message) => {
  const attempt = run(right, cases);
  await expect(attempt).rejects.toThrow(KitError);
  await expect(attempt).rejects.toThrow(message);
});
