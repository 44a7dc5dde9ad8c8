import type { Differ } from "./differ.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { sunsetOf } from "./notes.ts";
import { hasRest, namesDeep, othersOf, propertyOf } from "./parts.ts";
import type { AnySchema } from "./side.ts";

const named = (facts: Facts) => new Set(facts.shapes.flatMap(({ properties }) => Object.keys(properties)));
/** Must other properties than those that are named be left out? */
const isClosed = (facts: Facts) => othersOf(facts).includes(false);

/** What differs of the properties of objects. */
export function objectFindings(diff: Differ, before: Facts, after: Facts): Finding[] {
  const [was, is] = [named(before), named(after)];
  const found: Finding[] = [];
  for (const name of new Set([...was, ...is])) {
    const path = `.${name}`;
    const isRequired = after.required.has(name);
    if (was.has(name) && is.has(name)) {
      found.push(...requirement(diff, path, before.required.has(name), isRequired));
      found.push(...diff.inside(path, propertyOf(before, name), propertyOf(after, name)));
    } else if (is.has(name)) found.push(added(diff, path, isRequired, before));
    else {
      const sunset = sunsetOf(diff.before.document, propertyOf(before, name));
      const gone = removed(diff, path, before.required.has(name), after, isSpokenOf(after, name));
      found.push({ ...gone, ...(sunset !== undefined && { sunset }) });
    }
  }
  for (const name of new Set([...before.required, ...after.required]))
    if (!was.has(name) && !is.has(name))
      found.push(...requirement(diff, `.${name}`, before.required.has(name), after.required.has(name)));
  return [...found, ...rest(diff, before, after)];
}

function requirement(diff: Differ, path: string, was: boolean, is: boolean): Finding[] {
  if (was === is) return [];
  return [
    diff.finding(
      path,
      is ? "required" : "optional",
      is ? "required now" : "optional now",
      is ? "narrower" : "wider",
      false,
    ),
  ];
}

function added(diff: Differ, path: string, isRequired: boolean, before: Facts): Finding {
  const what = isRequired ? "added, required" : "added, optional";
  if (diff.sender === "service")
    return diff.finding(path, "property-added", what, isClosed(before) ? "wider" : "narrower", false);
  const isNarrower = isRequired || hasRest(before);
  return diff.finding(
    path,
    isRequired ? "required-property-added" : "property-added",
    what,
    isNarrower ? "narrower" : "wider",
    false,
  );
}

/** Is something said of a property by the rest, or in an alternative? */
const isSpokenOf = (facts: Facts, name: string) =>
  propertyOf(facts, name).some((schema) => schema !== false) ||
  facts.unions.some(({ branches }) => branches.some((branch) => namesDeep(branch).includes(name)));

function removed(
  diff: Differ,
  path: string,
  wasRequired: boolean,
  after: Facts,
  isSpokenOf: boolean,
): Finding {
  if (isSpokenOf) return diff.finding(path, "property-removed", "said in another way", "other", false);
  if (diff.sender === "service")
    return wasRequired
      ? diff.finding(path, "required-property-removed", "removed, was always there", "wider", false)
      : diff.meaning(path, "property-removed", "removed, was optional", "risky");
  return isClosed(after)
    ? diff.finding(path, "property-removed", "removed, and refused when it is sent", "narrower", false)
    : diff.meaning(path, "property-removed", "removed: what is sent is disregarded", "risky");
}

/** Properties that are not named: those of patterns, and all others. */
function rest(diff: Differ, before: Facts, after: Facts): Finding[] {
  const patterns = (facts: Facts) =>
    new Map(facts.shapes.flatMap((shape) => Object.entries(shape.patterns) as [string, AnySchema][]));
  const [was, is] = [patterns(before), patterns(after)];
  const found = [...new Set([...was.keys(), ...is.keys()])].flatMap((pattern) => {
    const [one, other] = [was.get(pattern), is.get(pattern)];
    const path = `[${pattern}]`;
    if (one !== undefined && other !== undefined) return diff.inside(path, [one], [other]);
    return [
      diff.finding(path, "patternProperties", other === undefined ? "removed" : "added", "other", false),
    ];
  });
  const [one, other] = [othersOf(before), othersOf(after)];
  const says = ([schema, ...more]: AnySchema[]) =>
    schema === undefined ? "unsaid" : schema === false && more.length === 0 ? "closed" : "open";
  if (says(one) === "open" && says(other) === "open") return [...found, ...diff.inside("[*]", one, other)];
  if (says(one) === says(other)) return found;
  const words = { unsaid: "not said to be refused", closed: "refused", open: "said to be allowed" };
  const message = `other properties: ${words[says(one)]} -> ${words[says(other)]}`;
  return [...found, ...opened(diff, message, says(one), says(other))];
}

type Said = "unsaid" | "closed" | "open";

function opened(diff: Differ, message: string, was: Said, is: Said): Finding[] {
  const kind = "additionalProperties";
  if (was !== "open" && is !== "open") {
    // A sender names what it sends; but what it sent besides was disregarded.
    if (diff.sender === "client")
      return [diff.meaning("", kind, message, is === "closed" ? "breaking" : "additive")];
    return [diff.meaning("", kind, message, is === "closed" ? "additive" : "risky")];
  }
  return [
    diff.finding(
      "",
      kind,
      message,
      is === "open" && was === "closed" ? "wider" : is === "closed" ? "narrower" : "other",
      false,
    ),
  ];
}
