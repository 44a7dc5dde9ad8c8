import { expect, test } from "vitest";
import type { DreddRun, DreddVerdict } from "./dredd.ts";
import { guards } from "./guards.ts";
import type { CaseResult } from "./runResult.ts";

const answer = { status: 200, headers: {}, text: "{}", bytes: Buffer.from("{}"), body: {}, raw: {} };
const passed: CaseResult = {
  id: "a",
  module: "m",
  operation: "o",
  rules: ["R-1"],
  token: null,
  outcome: "passed",
  problems: [],
  answer,
  milliseconds: 1,
};
const problem = { rules: ["R-1"], pointer: "", layer: "interface" as const, message: "is wrong" };
const failed: CaseResult = { ...passed, outcome: "failed", problems: [problem] };

function dreddRun(verdicts: DreddVerdict[], stats: Partial<DreddRun["stats"]> = {}): DreddRun {
  return {
    stats: { tests: 2, passes: 1, failures: 1, errors: 0, skipped: 0, ...stats },
    verdicts: new Map([["a", verdicts]]),
    errors: new Map(),
  };
}

test.each([
  ["Dredd ran 1 cases, not 2", [passed], dreddRun(["pass"], { tests: 1 }), 1, true],
  ["Dredd skipped 1 cases", [passed], dreddRun(["pass"], { skipped: 1 }), 1, true],
  ["1 results for 2 cases", [passed], dreddRun(["pass"], { tests: 3 }), 2, true],
  ["never answered", [{ ...failed, answer: undefined }], dreddRun(["error"]), 1, true],
  ["sentinel", [passed], dreddRun(["pass"]), 1, false],
  ["a: 0 problems, but Dredd says fail", [passed], dreddRun(["fail"]), 1, true],
  ["a: 0 problems, but Dredd says nothing", [passed], dreddRun([]), 1, true],
  ["a: 0 problems, but Dredd says pass and pass", [passed], dreddRun(["pass", "pass"]), 1, true],
  ["a: 1 problems, but Dredd says pass", [failed], dreddRun(["pass"]), 1, true],
  ["a: 1 problems, but Dredd says skip", [failed], dreddRun(["skip"]), 1, true],
] as const)("%s", (fault, results, run, total, sentinelCaught) => {
  expect(guards(run, results, total, sentinelCaught)).toEqual([expect.stringContaining(fault)]);
});

test("no fault when all cases ran, the sentinel failed and both agree", () => {
  expect(guards(dreddRun(["pass"]), [passed], 1, true)).toEqual([]);
  expect(guards(dreddRun(["fail"]), [failed], 1, true)).toEqual([]);
});

test("a server that was asked nothing has not been silent; one that answered nothing of what it was asked has", () => {
  const { answer: _, ...silent } = failed;
  const left: CaseResult = { ...silent, outcome: "unsupported", reason: "not there" };
  const run = dreddRun(["fail"]);
  expect(guards(run, [left], 1, true)).toEqual([]);
  const both = { ...run, stats: { ...run.stats, tests: 3 } };
  expect(guards(both, [left, silent], 2, true)).toEqual([expect.stringContaining("never answered")]);
});
