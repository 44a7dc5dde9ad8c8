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
import { retryAfter } from "./retryAfter.ts";
import { runCases } from "./runCases.ts";

test.each([
  ["seconds, and one more for the rounding", 429, "60", 61],
  ["at once", 429, "0", 1],
  ["a date that is over", 429, "Sun, 06 Nov 1994 08:49:37 GMT", 1],
  ["more than a minute", 429, "61", undefined],
  ["a date far away", 429, "Fri, 31 Dec 2199 23:59:59 GMT", undefined],
  ["no time", 429, "soon", undefined],
  ["nothing", 429, null, undefined],
  ["another status", 503, "5", undefined],
])("%s", (_, status, header, seconds) => {
  expect(retryAfter(status, header)).toBe(seconds);
});

/** Refuses so many readings, asking for no wait. */
const busy = (refusals: number, note: () => void): Answering => {
  let count = 0;
  return (_, response) => {
    note();
    if (++count > refusals) return json(response, 200, book);
    response.setHeader("retry-after", "0");
    json(response, 429, problem(429));
  };
};

async function run(refusals: number, cases: Case[]) {
  const waits: string[] = [];
  let asked = 0;
  await using server = await serve(busy(refusals, () => asked++));
  const { results, faults } = await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [...cases, withoutToken] }],
    sentinel: withoutToken.id,
    onWait: (id, seconds) => waits.push(`${id} ${seconds}`),
  });
  expect(faults).toEqual([]);
  return {
    outcomes: results.map(({ outcome }) => outcome),
    status: results[0]?.answer?.status,
    waits,
    asked,
  };
}

test("an unexpected 429 is waited for, once", async () => {
  expect(await run(1, [readBook()])).toEqual({
    outcomes: ["passed", "passed"],
    status: 200,
    asked: 2,
    waits: ["read 1"],
  });
  expect(await run(2, [readBook()])).toEqual({
    outcomes: ["failed", "passed"],
    status: 429,
    asked: 2,
    waits: ["read 1"],
  });
});

test("a server that refuses everything is waited for three times", async () => {
  const cases = ["a", "b", "c", "d"].map((id) => readBook({ id }));
  const { outcomes, waits } = await run(100, cases);
  expect(outcomes).toEqual([...Array(4).fill("failed"), "passed"]);
  expect(waits).toEqual(["a 1", "b 1", "c 1"]);
});

test("so is one of many that are sent before", async () => {
  const { outcomes } = await run(2, [readBook({ repeat: 4 })]);
  expect(outcomes).toEqual(["passed", "passed"]);
  const { asked, ...refused } = await run(1_000, [readBook({ repeat: 40 })]);
  expect(refused.outcomes).toEqual(["failed", "passed"]);
  // Those of the first eight are sent again, and the request itself; not all forty.
  expect(asked).toBeLessThan(60);
});

test("after a flood a 429 is what is measured", async () => {
  const flooding = readBook({ id: "flood", flood: 1 });
  const { outcomes, waits } = await run(4, [flooding, readBook({ id: "other" }), readBook()]);
  expect(outcomes).toEqual(["failed", "failed", "passed", "passed"]);
  expect(waits).toEqual(["flood 1"]);
});
