import { expect, test } from "vitest";
import { json, library, readBook, serve, withoutToken } from "../test-support/library.ts";
import type { Case } from "./case.ts";
import { runCases } from "./runCases.ts";
import { exitCode, verdictOfRun } from "./runResult.ts";
import { selectCases } from "./selectCases.ts";
import { Slot } from "./slot.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => readBook({ id, rules: [`LIB-${id}`] })) as [Case, Case, Case];
const scenarios = [
  { module: "books", cases: [a, b, c] },
  { module: "shelves", cases: [readBook({ id: "d", operation: "listBooks", rules: ["LIB-d"] })] },
];
const ids = (selection: Parameters<typeof selectCases>[1]) =>
  selectCases(scenarios, selection).flatMap(({ cases }) => cases.map(({ id }) => id));

test("selection keeps what comes before in the scenario", () => {
  expect(ids({})).toEqual(["a", "b", "c", "d"]);
  expect(ids({ rules: ["LIB-b"] })).toEqual(["a", "b"]);
  expect(ids({ modules: ["shelves"] })).toEqual(["d"]);
  expect(ids({ operations: ["listBooks"] })).toEqual(["d"]);
  expect(ids({ cases: ["a"] })).toEqual(["a"]);
  expect(() => ids({ modules: ["books"], rules: ["LIB-d"] })).toThrow("--modulo books --regra LIB-d");
});

test("501 is unsupported, and so is what waits for its value; the run is parcial", async () => {
  await using server = await serve((_, response) => json(response, 501, { mensagem: "ainda não" }));
  const title = new Slot<string>("the title");
  const waiting = readBook({ id: "waiting", request: () => ({ query: { title: title.get() } }) });
  const result = await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [readBook(), waiting, withoutToken] }],
    sentinel: withoutToken.id,
  });
  expect(result.faults).toEqual([]);
  expect(result.results.map(({ outcome }) => outcome)).toEqual(["unsupported", "unsupported", "passed"]);
  expect(verdictOfRun(result)).toBe("parcial");
  expect([exitCode(result), exitCode(result, true)]).toEqual([1, 0]);
});

test("what the profile does not support is not sent", async () => {
  let sent = 0;
  await using server = await serve(() => sent++);
  const result = await runCases({
    contract: library,
    target: { url: server.url, tokens: { reader: "secret" } },
    scenarios: [{ module: "books", cases: [readBook(), withoutToken] }],
    sentinel: withoutToken.id,
    unsupported: ({ id }) => (id === "read" ? "books" : undefined),
  });
  expect(sent).toBe(0);
  expect(result.faults).toEqual([]);
  expect(result.results.map(({ outcome }) => outcome)).toEqual(["unsupported", "passed"]);
});
