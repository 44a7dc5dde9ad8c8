import type { Differ } from "./differ.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { itemOf, positionsOf } from "./parts.ts";
import type { AnySchema } from "./side.ts";

/** What differs of the items of lists. */
export function listFindings(diff: Differ, before: Facts, after: Facts): Finding[] {
  const positions = Math.max(positionsOf(before), positionsOf(after));
  return Array.from({ length: positions + 1 }, (_, index) => {
    const [one, other] = [itemOf(before, index), itemOf(after, index)];
    const path = positions === 0 ? "[]" : index === positions ? "[*]" : `[${index}]`;
    if (one.length > 0 && other.length > 0) return diff.inside(path, one, other);
    if (one.length + other.length === 0) return [];
    const isAny = [...one, ...other].every((schema) => schema === true || Object.keys(schema).length === 0);
    if (isAny) return [];
    return [
      diff.finding(
        path,
        "items",
        one.length > 0 ? "items may be anything now" : "items are limited now",
        one.length > 0 ? "wider" : "narrower",
        false,
      ),
    ];
  }).flat();
}

/** What differs of keywords that are not followed: each is the same, or it is not. */
export function otherFindings(diff: Differ, before: Facts, after: Facts): Finding[] {
  const schemas = (one: AnySchema, other: AnySchema) => diff.same.schemas(one, other);
  const differ = <T>(
    kind: string,
    one: readonly T[],
    other: readonly T[],
    isSame: (a: T, b: T) => boolean,
  ): Finding[] => {
    const gone = one.filter((each) => !other.some((twin) => isSame(each, twin)));
    const come = other.filter((each) => !one.some((twin) => isSame(twin, each)));
    if (gone.length + come.length === 0) return [];
    const effect = gone.length === 0 ? "narrower" : come.length === 0 ? "wider" : "other";
    const message = { narrower: `${kind} added`, wider: `${kind} removed`, other: `another ${kind}` }[effect];
    return [diff.finding("", kind, message, effect, false)];
  };
  return [
    ...differ("not", before.nots, after.nots, schemas),
    ...differ("propertyNames", before.names, after.names, schemas),
    ...differ(
      "contains",
      before.contains,
      after.contains,
      (a, b) => a.least === b.least && a.most === b.most && schemas(a.schema, b.schema),
    ),
    ...differ(
      "if",
      before.conditions,
      after.conditions,
      (a, b) => schemas(a.condition, b.condition) && schemas(a.met, b.met) && schemas(a.unmet, b.unmet),
    ),
    ...differ(
      "dependentRequired",
      before.dependentRequired,
      after.dependentRequired,
      ([a, one], [b, other]) => a === b && `${[...one].sort()}` === `${[...other].sort()}`,
    ),
    ...differ(
      "dependentSchemas",
      before.dependentSchemas,
      after.dependentSchemas,
      ([a, one], [b, other]) => a === b && schemas(one, other),
    ),
    ...unknown(diff, before, after),
  ];
}

/** Of a keyword that nobody here knows, whatever changes may break. */
function unknown(diff: Differ, before: Facts, after: Facts): Finding[] {
  const text = ([keyword, said]: [string, unknown]) => ({ [keyword]: said });
  const differs = (one: Facts["unknown"], other: Facts["unknown"]) =>
    one
      .filter((each) => !other.some((twin) => diff.same.schemas(text(each), text(twin))))
      .map(([keyword]) => keyword);
  const keywords = new Set([
    ...differs(before.unknown, after.unknown),
    ...differs(after.unknown, before.unknown),
  ]);
  return [...keywords].map((keyword) => diff.finding("", keyword, `${keyword} changed`, "other", false));
}
