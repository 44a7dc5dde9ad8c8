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
import { runCases } from "./runCases.ts";
import { Slot } from "./slot.ts";

async function run(answer: Answering, cases: Case[], isDecision?: (rule: string) => boolean) {
  await using server = await serve(answer);
  return await runCases({
    contract: { ...library, ...(isDecision && { isDecision }) },
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [...cases, withoutToken] }],
    sentinel: withoutToken.id,
  });
}
const right: Answering = (_, response) => json(response, 200, book);
const outcomes = ({ results }: Awaited<ReturnType<typeof run>>) => results.map(({ outcome }) => outcome);

test("a preparation that throws fails its case and nothing else; nothing is sent for it", async () => {
  let asked = 0;
  const answer: Answering = (request, response) => {
    asked++;
    right(request, response);
  };
  const before = async () => {
    throw new Error("the carrier is on holiday");
  };
  const result = await run(answer, [readBook({ before }), readBook({ id: "next" })]);
  expect(outcomes(result)).toEqual(["failed", "passed", "passed"]);
  expect(result.results[0]?.problems[0]?.message).toBe("could not be prepared: the carrier is on holiday");
  expect(asked).toBe(1);
  expect(result.faults).toEqual([]);
});

test("effects are waited for, and only looked at after a right answer", async () => {
  const seen: string[] = [];
  const effects =
    (name: string): NonNullable<Case["checkEffects"]> =>
    async ({ body }, verify) => {
      seen.push(name);
      await new Promise(setImmediate);
      verify.equal("notification", (body as typeof book).title, name);
    };
  const result = await run(right, [
    readBook({ id: "a", checkEffects: effects("Vidas Secas") }),
    readBook({ id: "b", checkEffects: effects("Other") }),
    readBook({ id: "c", status: 404, checkEffects: effects("never") }),
  ]);
  expect(outcomes(result)).toEqual(["passed", "failed", "failed", "passed"]);
  expect(seen).toEqual(["Vidas Secas", "Other"]);
  expect(result.faults).toEqual([]);
});

test("a flood comes before the request that counts", async () => {
  let asked = 0;
  const limited: Answering = (_, response) => {
    if (++asked > 9) json(response, 404, problem(404));
    else json(response, 200, book);
  };
  const result = await run(limited, [readBook({ flood: 9, status: 404 })]);
  expect(outcomes(result)).toEqual(["passed", "passed"]);
  expect(asked).toBe(10);
});

test("what an advisory deviation should have saved is missing for no fault", async () => {
  const title = new Slot<string>("the title");
  const wrong: Answering = ({ url }, response) =>
    url === "/v1/books/8" ? json(response, 200, book) : json(response, 404, problem(404));
  const cases = [
    readBook({ rules: ["OWN-1"], save: () => title.set("saved") }),
    readBook({ id: "needs", request: () => ({ path: { id: 8 }, query: { title: title.get() } }) }),
    readBook({ id: "free", request: { path: { id: 8 } } }),
  ];
  const result = await run(wrong, cases, (rule) => rule.startsWith("OWN-"));
  expect(outcomes(result)).toEqual(["advisory", "advisory", "passed", "passed"]);
});
