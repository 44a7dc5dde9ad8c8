import { expect, test } from "vitest";
import { readTable } from "../../../../scripts/rules/readTable.ts";
import { variants } from "./index.ts";

const decisions = readTable("spec/decisoes.tsv", ["id", "subject", "limits", "binding", "text"]);
const rules = readTable("spec/rules.tsv", [
  ...(["id", "module", "operation", "kind", "seen", "status", "limits", "text"] as const),
]);
const takenOtherwise = new Set(variants.flatMap((variant) => variant.decisions));

test("every decision is taken otherwise by a variant, or has a reason why none can", () => {
  const open = decisions.filter(({ id, binding }) => binding === "-" && !takenOtherwise.has(id));
  expect(open.map(({ id }) => id)).toEqual([]);
});

test("a reason is a rule of the interface that says the same, or that nothing of the decision goes over the wire", () => {
  const reasons = new Set(["-", "inside", ...rules.map(({ id }) => id)]);
  expect(decisions.filter(({ binding }) => !reasons.has(binding))).toEqual([]);
});

test("a variant takes decisions otherwise that there are, and none that binds everybody", () => {
  const free = new Set(decisions.filter(({ binding }) => binding === "-").map(({ id }) => id));
  const bound = variants.map(
    ({ id, decisions: ids }) => [id, ids.filter((each) => !free.has(each))] as const,
  );
  expect(bound.filter(([, ids]) => ids.length > 0)).toEqual([]);
});
