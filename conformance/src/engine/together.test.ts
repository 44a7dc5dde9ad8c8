import type { ServerResponse } from "node:http";
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
import type { Case, Scenario } from "./case.ts";
import { runCases } from "./runCases.ts";

const own = { changes: [], watches: [] };
const sharing = (module: string, cases: Case[]): Scenario => ({ module, cases, touches: own });
const reads = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => readBook({ id: `${name}${index}` }));

async function run(answer: Answering, scenarios: Scenario[], timeout = 10_000) {
  await using server = await serve(answer);
  return await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [...scenarios, { module: "tokens", cases: [withoutToken] }],
    sentinel: withoutToken.id,
    timeout,
  });
}
const outcomes = ({ results }: Awaited<ReturnType<typeof run>>) =>
  results.map(({ id, outcome }) => `${id} ${outcome}`);

test("scenarios that share nothing are under way at the same time; results come in the order given", async () => {
  const waiting: ServerResponse[] = [];
  // Answers the first only when the second has come.
  const inPairs: Answering = (_, response) => {
    waiting.push(response);
    if (waiting.length === 2) for (const each of waiting.splice(0)) json(each, 200, book);
  };
  const result = await run(inPairs, [sharing("a", reads("a", 1)), sharing("b", reads("b", 1))]);
  expect(result.faults).toEqual([]);
  expect(outcomes(result)).toEqual(["a0 passed", "b0 passed", "without-token passed"]);
});

test("results come in the order given, whichever scenario ends first", async () => {
  const right: Answering = (_, response) => json(response, 200, book);
  const slow = readBook({ id: "slow", before: () => new Promise((resolve) => setImmediate(resolve)) });
  const result = await run(right, [sharing("a", [slow, ...reads("a", 3)]), sharing("b", reads("b", 9))]);
  expect(result.results.map(({ id }) => id)).toEqual([
    "slow",
    ...reads("a", 3).map(({ id }) => id),
    ...reads("b", 9).map(({ id }) => id),
    "without-token",
  ]);
});

test("a wait that is asked for is kept by all: nothing else is sent until the request comes again", async () => {
  const log: string[] = [];
  const limited: Answering = ({ url }, response) => {
    log.push(url ?? "");
    if (log.length > 1) return json(response, 200, book);
    response.setHeader("retry-after", "0");
    json(response, 429, problem(429));
  };
  const of = (name: string, count: number) =>
    reads(name, count).map((each) => ({ ...each, request: { path: { id: 7 }, query: { name: each.id } } }));
  const result = await run(limited, [sharing("a", of("a", 4)), sharing("b", of("b", 4))]);
  expect(result.results.every(({ outcome }) => outcome === "passed")).toBe(true);
  // What was under way already is answered; of the rest nothing comes in between.
  const again = log.lastIndexOf(log[0] ?? "");
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThanOrEqual(2);
});

test("a target that does one thing at a time has the whole time for each", async () => {
  const timeout = 400;
  let busy = Promise.resolve();
  // The first request is never answered; until it is given up, the second is not looked at.
  let isFirst = true;
  const oneAtATime: Answering = (_, response) => {
    const held = isFirst;
    isFirst = false;
    busy = busy.then(() => {
      if (held) return new Promise<void>((resolve) => response.once("close", resolve));
      json(response, 200, book);
    });
  };
  const result = await run(oneAtATime, [sharing("a", reads("a", 1)), sharing("b", reads("b", 1))], timeout);
  expect(outcomes(result).filter((each) => each.endsWith("failed"))).toHaveLength(1);
  expect(outcomes(result).filter((each) => each.endsWith("passed"))).toHaveLength(2);
});
