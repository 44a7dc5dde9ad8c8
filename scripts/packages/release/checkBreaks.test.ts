import { expect, test } from "vitest";
import type { Change } from "../../generate/diff/change.ts";
import { checkBreaks } from "./checkBreaks.ts";

const change: Change = {
  level: "breaking",
  direction: "request",
  kind: "maxLength",
  place: "Book.title",
  message: "maxLength 40 -> 20",
  operations: ["add"],
  rules: [],
};
const report = (breaking: readonly Change[]) => [
  { judged: { breaking, accepted: [], expired: [], unused: [] } },
];

test("a break under a minor change is refused with what breaks and what to do", () => {
  expect(() => checkBreaks(report([change]), ["minor", "patch"])).toThrow(
    /Book\.title: maxLength 40 -> 20\n.*major.*accepted-breaks\.yaml/s,
  );
});

test.each([
  ["under a major change", [change], ["patch", "major"] as const],
  ["when nothing breaks", [], ["patch"] as const],
])("a release passes %s", (_, breaking, bumps) => {
  expect(() => checkBreaks(report(breaking), bumps)).not.toThrow();
});

test("many breaks are counted", () => {
  expect(() => checkBreaks(report(Array(9).fill(change)), ["minor"])).toThrow(/and 4 more/);
});
