import type { Differ } from "./differ.ts";
import type { Facts, Union } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { factsOf } from "./gather.ts";
import { propertyOf } from "./parts.ts";
import { type AnySchema, nameOf, type Side } from "./side.ts";

/**
 * What differs of alternatives: those that are the same, or of one name, are compared, the others have come or gone.
 *
 * @param inBranches gets what differs inside of alternatives that are on both sides
 */
export function unionFindings(diff: Differ, before: Facts, after: Facts, inBranches: Finding[]): Finding[] {
  const [were, are] = [before.unions, after.unions];
  const found: Finding[] = [];
  for (let index = 0; index < Math.max(were.length, are.length); index++) {
    const [one, other] = [were[index], are[index]];
    if (one && other) found.push(...branches(diff, one, other, inBranches));
    else {
      const text = other ? "has alternatives now" : "has no alternatives any more";
      found.push(diff.finding("", "alternatives", text, other ? "narrower" : "wider", false));
    }
  }
  return found;
}

function branches(diff: Differ, before: Union, after: Union, inBranches: Finding[]): Finding[] {
  const left = [...before.branches];
  const come: AnySchema[] = [];
  const found: Finding[] = [];
  const take = (branch: AnySchema | undefined) =>
    branch !== undefined && left.splice(left.indexOf(branch), 1);
  const open = after.branches.filter((branch) => {
    const same = left.find((each) => diff.same.schemas(each, branch));
    if (same === undefined) return true;
    take(same);
    found.push(...diff.inside("", [same], [branch]));
    return false;
  });
  for (const branch of open) {
    const tag = tagOf(diff.after, branch);
    const twin = left.find((each) => tagOf(diff.before, each) === tag);
    if (twin === undefined) come.push(branch);
    else {
      take(twin);
      found.push(...diff.inside(tag === undefined ? "" : `<${tag}>`, [twin], [branch]));
    }
  }
  inBranches.push(...found);
  const words = (side: Side, branch: AnySchema) => tagOf(side, branch) ?? "one";
  if (before.exclusive !== after.exclusive)
    found.push(
      diff.finding(
        "",
        "oneOf",
        after.exclusive ? "exactly one of the alternatives now" : "any of the alternatives now",
        after.exclusive ? "narrower" : "wider",
        false,
      ),
    );
  return [
    ...found,
    ...come.map((branch) =>
      diff.finding("", "alternative-added", `may also be ${words(diff.after, branch)}`, "wider", false),
    ),
    ...left.map((branch) =>
      diff.finding(
        "",
        "alternative-removed",
        `may no longer be ${words(diff.before, branch)}`,
        "narrower",
        false,
      ),
    ),
  ];
}

/** By what an alternative is known: the name of its component, the value that tells it apart, its type. */
function tagOf(side: Side, branch: AnySchema): string | undefined {
  const name = nameOf(branch);
  if (name !== undefined) return name;
  const facts = factsOf(side, [branch]);
  for (const required of facts.required) {
    const { values } = factsOf(side, propertyOf(facts, required));
    if (values?.length === 1) return `${required} ${String(values[0])}`;
  }
  return facts.kinds.size <= 2 ? [...facts.kinds].join(" or ") : undefined;
}
