import { expect, test } from "vitest";
import { readBook } from "../test-support/library.ts";
import type { Case } from "./case.ts";
import { selectCases } from "./selectCases.ts";

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
