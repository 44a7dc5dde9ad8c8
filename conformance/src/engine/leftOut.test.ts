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
import { type LeftOut, NotAvailable } from "./leftOut.ts";
import { runCases } from "./runCases.ts";
import type { RunOptions } from "./runOptions.ts";
import { exitCode, type RunResult, verdictOfModule, verdictOfRun } from "./runResult.ts";
import { Slot } from "./slot.ts";

const addBook = (change: Partial<Case> = {}): Case =>
  readBook({
    id: "add",
    operation: "addBook",
    request: { body: { title: "Vidas Secas" } },
    status: 200,
    ...change,
  });
const after = readBook({ id: "after" });
const lacks: LeftOut = { outcome: "unsupported", reason: "no driver" };

/** Two scenarios: what is left out of the first one says nothing of the second. */
async function run(answer: Answering, cases: Case[], options: Partial<RunOptions> = {}) {
  const sent: string[] = [];
  await using server = await serve((request, response) => {
    sent.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const result = await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [
      { module: "books", cases },
      { module: "others", cases: [withoutToken] },
    ],
    sentinel: withoutToken.id,
    timeout: 1_000,
    ...options,
  });
  expect(result.faults).toEqual([]);
  return { result, sent };
}

const outcomes = ({ results }: RunResult) => results.map(({ outcome }) => outcome);
/** Knows how to read, and nothing else. */
const readsOnly: Answering = ({ method }, response) =>
  method === "GET" ? json(response, 200, book) : json(response, 501, problem(501));

test("501 is unsupported, and so is what waits for its value; the run is parcial", async () => {
  const title = new Slot<string>("the title");
  const waiting = readBook({ id: "waiting", request: () => ({ query: { title: title.get() } }) });
  const comparing = readBook({
    id: "comparing",
    operation: "listBooks",
    check: ({ body }, verify) => verify.equal("", body, title.get()),
  });
  const { result } = await run(
    ({ url }, response) =>
      url?.startsWith("/v1/books/")
        ? json(response, 501, problem(501))
        : json(response, 200, { page: 1, total: 0, books: [] }),
    [readBook(), waiting, { ...comparing, request: {} }],
  );
  expect(outcomes(result)).toEqual(["unsupported", "unsupported", "unsupported", "passed"]);
  expect(new Set(result.results.slice(0, 3).map(({ reason }) => reason))).toEqual(
    new Set(["readBook answered 501"]),
  );
  expect(verdictOfRun(result)).toBe("parcial");
  expect([exitCode(result), exitCode(result, true)]).toEqual([1, 0]);
});

test("nothing is sent after a change that is not supported: it would have prepared that", async () => {
  const { result, sent } = await run(readsOnly, [readBook(), addBook(), after]);
  expect(outcomes(result)).toEqual(["passed", "unsupported", "unsupported", "passed"]);
  expect(result.results[2]?.reason).toBe("addBook answered 501");
  expect(sent).toHaveLength(2);
});

test("a refusal that is not supported prepares nothing, nor does a reading", async () => {
  const { result } = await run(readsOnly, [addBook({ status: 400 }), after]);
  expect(outcomes(result)).toEqual(["unsupported", "passed", "passed"]);
  const unread = await run(readsOnly, [readBook(), after], {
    leftOut: ({ id }) => (id === "read" ? lacks : undefined),
  });
  expect(outcomes(unread.result)).toEqual(["unsupported", "passed", "passed"]);
});

test("what the profile does not support is not sent, and neither is what it prepares", async () => {
  const { result, sent } = await run(readsOnly, [addBook(), after], {
    leftOut: ({ operation }) => (operation === "addBook" ? lacks : undefined),
  });
  expect(sent).toEqual([]);
  expect(outcomes(result)).toEqual(["unsupported", "unsupported", "passed"]);
  expect(result.results[1]?.problems[0]?.message).toBe("not supported: no driver");
});

test("a preparation or a check that finds something missing leaves its case out", async () => {
  const throws = () => {
    throw new NotAvailable(lacks);
  };
  const cases = [
    readBook({ id: "checked", check: throws }),
    readBook({ id: "effects", checkEffects: async () => throws() }),
    readBook({ id: "prepared", before: async () => throws() }),
    readBook({ id: "after-what-could-not-be-prepared" }),
  ];
  const { result, sent } = await run(readsOnly, cases);
  expect(outcomes(result)).toEqual([...Array(4).fill("unsupported"), "passed"]);
  expect(sent).toHaveLength(2);
});

test("what is not declared counts for nothing, and a module of it has a verdict of its own", async () => {
  const { result } = await run(readsOnly, [addBook(), after], {
    leftOut: ({ operation }) =>
      operation === "addBook" ? { outcome: "undeclared", reason: "writing is not declared" } : undefined,
  });
  expect(outcomes(result)).toEqual(["undeclared", "undeclared", "passed"]);
  expect(verdictOfModule(result, "books")).toBe("não declarado");
  expect([verdictOfRun(result), exitCode(result)]).toEqual(["conforme", 0]);
});

test("what was not sent any more is no failure, and there is no verdict without it", async () => {
  const many = Array.from({ length: 40 }, (_, index) => readBook({ id: `read-${index}` }));
  const first = readBook({ id: "first", request: { path: { id: 8 } } });
  const { result } = await run(
    ({ url }, response) => (url === "/v1/books/8" ? json(response, 200, book) : response.destroy()),
    [first, ...many],
  );
  expect(result.results.filter(({ outcome }) => outcome === "failed")).toHaveLength(30);
  expect(result.results.filter(({ outcome }) => outcome === "unmeasured")).toHaveLength(11);
  expect(result.results.at(-1)?.reason).toBe("30 requests had no answer");
  expect([verdictOfRun(result), exitCode(result)]).toEqual(["sem veredito", 2]);
});

test("an operation that the sentinel imitates may be unsupported", async () => {
  const { result } = await run(readsOnly, [addBook({ status: 400 })], { leftOut: () => lacks });
  expect(outcomes(result)).toEqual(["unsupported", "unsupported"]);
  expect(verdictOfRun(result)).toBe("parcial");
});
