import { expect, test } from "vitest";
import type { CaseResult, RunResult } from "../engine/runResult.ts";
import { fateOfMutant, fateOfVariant } from "./fate.ts";

const request = { method: "GET", path: "/", headers: {}, body: Buffer.alloc(0), bytes: 0 };
const result = (id: string, change: Partial<CaseResult> = {}): CaseResult => ({
  ...{ id, module: "m", operation: "o", rules: ["COT-001"], token: null, problems: [], milliseconds: 1 },
  outcome: "passed",
  request,
  ...change,
});
const failed = (id: string, rules: string[], change: Partial<CaseResult> = {}): CaseResult =>
  result(id, {
    outcome: "failed",
    problems: [{ rules, pointer: "/a", message: "must be 1", layer: "interface" }],
    ...change,
  });
const run = (...results: CaseResult[]): RunResult => ({
  ...{ url: "", contract: { name: "", version: "", hash: "" }, faults: [], seconds: 1 },
  results,
});

test.each([
  ["a failure that names the rule", [failed("x", ["COT-002"]), failed("y", ["COT-001"])], 1, "killed", "y"],
  ["only other rules named", [failed("x", ["COT-002"])], 1, "misnamed", "x"],
  ["the case names the rule, its problem another", [failed("x", ["ERR-001"])], 1, "misnamed", "x"],
  [
    "a case that was never sent",
    [failed("x", ["COT-001"], { request: undefined })],
    1,
    "survived",
    undefined,
  ],
  ["nothing failed", [result("x")], 1, "survived", undefined],
  ["nothing was changed", [result("x")], 0, "untouched", undefined],
])("%s", (_, results, touched, fate, by) => {
  const found = fateOfMutant(run(...results), "COT-001", touched);
  expect([found.fate, found.by]).toEqual([fate, by]);
});

test("a variant passes when no case fails and it changed something", () => {
  const advisory = failed("y", [], { outcome: "advisory" });
  expect(fateOfVariant(run(result("x"), advisory), 1).fate).toBe("passed");
  expect(fateOfVariant(run(result("x")), 0).fate).toBe("idle");
  expect(fateOfVariant(run(result("x"), failed("y", [])), 1)).toMatchObject({ fate: "refused", by: "y" });
  expect(fateOfVariant(run(result("x", { outcome: "unsupported" })), 1).fate).toBe("refused");
});
