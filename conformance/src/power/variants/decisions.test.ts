import { expect, test } from "vitest";
import { readTable } from "../../../../scripts/rules/readTable.ts";
import { loja } from "../../profile/loja.ts";
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
  const reasons = new Set(["-", "inside", "added", ...rules.map(({ id }) => id)]);
  expect(decisions.filter(({ binding }) => !reasons.has(binding))).toEqual([]);
});

test("what a decision added to the interface is marked as a whole, so that an implementation without it stands", () => {
  const added = decisions.filter(({ binding }) => binding === "added").map(({ id }) => id);
  for (const id of added) {
    const elements = [...citing(loja.document, id)];
    expect(elements.length, id).toBeGreaterThan(0);
    for (const element of elements) expect(element["x-reference"], id).toBe(true);
  }
});

test("a variant takes decisions otherwise that there are, and none that binds everybody", () => {
  const free = new Set(decisions.filter(({ binding }) => binding === "-").map(({ id }) => id));
  const bound = variants.map(
    ({ id, decisions: ids }) => [id, ids.filter((each) => !free.has(each))] as const,
  );
  expect(bound.filter(([, ids]) => ids.length > 0)).toEqual([]);
});

/** The elements of a document that cite a rule, but for what stands within one that does. */
function* citing(element: unknown, rule: string): Generator<Record<string, unknown>> {
  if (typeof element !== "object" || element === null) return;
  const { "x-regras": rules } = element as Record<string, unknown>;
  if (Array.isArray(rules) && rules.includes(rule)) yield element as Record<string, unknown>;
  else for (const child of Object.values(element)) yield* citing(child, rule);
}
