import { expect, test } from "vitest";
import { judgeFaults } from "./judgeFaults.ts";
import type { KnownFault } from "./knownFaults.ts";

const known: KnownFault = { tool: "any", step: "compile", says: /cannot find symbol/, because: "issue #1" };
const fault = "Api.java: cannot find symbol";

test.each([
  ["no fault, none expected", [], "compile", [], { ok: true, known: [], needless: [] }],
  ["a fault that nobody knows", ["other"], "compile", [], { ok: false, known: [], needless: [] }],
  ["a fault that is known", [fault], "compile", [known], { ok: true, known: ["issue #1"], needless: [] }],
  [
    "a known fault beside one that nobody knows",
    [fault, "other"],
    "compile",
    [known],
    { ok: false, known: ["issue #1"], needless: [] },
  ],
  [
    "the sentence of a known fault in another step",
    [fault],
    "call",
    [known],
    { ok: false, known: [], needless: [] },
  ],
  ["a known fault that is gone", [], "compile", [known], { ok: false, known: [], needless: ["issue #1"] }],
  [
    "a known fault of a step that comes later",
    [],
    "generate",
    [known],
    { ok: true, known: [], needless: [] },
  ],
] as const)("%s", (_, faults, step, expected, verdict) => {
  expect(judgeFaults(faults, step, expected)).toEqual(verdict);
});
