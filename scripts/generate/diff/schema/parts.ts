import { matches } from "./evaluate.ts";
import type { Facts, Shape, Unevaluated } from "./facts.ts";
import type { AnySchema } from "./side.ts";

/** What a property of this name must be, by all that is said of it; false where it cannot be there. */
export function propertyOf(facts: Facts, name: string): AnySchema[] {
  const said = facts.shapes.flatMap(
    (shape) => saidBy(shape, name) ?? (shape.rest === undefined ? [] : [shape.rest]),
  );
  const left = facts.unevaluated.filter(
    ({ keyword, scope }) =>
      keyword === "unevaluatedProperties" &&
      !isLookedAt(facts, keyword, scope) &&
      !facts.shapes.some(
        (shape) =>
          shape.scopes.includes(scope) && (shape.rest !== undefined || saidBy(shape, name) !== undefined),
      ),
  );
  return [...said, ...left.map(({ rest }) => rest)];
}

/** Does a schema inside look at whatever is left there? Then nothing is left. */
const isLookedAt = (facts: Facts, keyword: Unevaluated["keyword"], scope: number) =>
  facts.unevaluated.some((each) => each.keyword === keyword && each.scopes.includes(scope));

/** What a shape says of a name itself, without its rest. */
function saidBy({ properties, patterns }: Shape, name: string): AnySchema[] | undefined {
  const own = Object.hasOwn(properties, name) ? [properties[name] as AnySchema] : [];
  const all = [
    ...own,
    ...Object.keys(patterns).flatMap((each) =>
      matches(each, name) === false ? [] : [patterns[each] as AnySchema],
    ),
  ];
  return all.length > 0 ? all : undefined;
}

/** What properties must be that nothing names: those of which all is said by this pattern, or by none. */
export function othersOf(facts: Facts, pattern?: string): AnySchema[] {
  const names = (shape: Shape) => pattern !== undefined && Object.hasOwn(shape.patterns, pattern);
  const said = facts.shapes.flatMap((shape) => [
    ...(names(shape) ? [shape.patterns[pattern as string] as AnySchema] : []),
    ...(!names(shape) && shape.rest !== undefined ? [shape.rest] : []),
  ]);
  const left = facts.unevaluated.filter(
    ({ keyword, scope }) =>
      keyword === "unevaluatedProperties" &&
      !isLookedAt(facts, keyword, scope) &&
      !facts.shapes.some(
        (shape) => shape.scopes.includes(scope) && (shape.rest !== undefined || names(shape)),
      ),
  );
  return [...said, ...left.map(({ rest }) => rest)];
}

/** Is it said what properties are that are neither named nor of a pattern, and may they be there? */
export const hasRest = (facts: Facts): boolean =>
  facts.shapes.some(({ rest }) => isSaid(rest)) ||
  facts.unevaluated.some(({ keyword, rest }) => keyword === "unevaluatedProperties" && isSaid(rest)) ||
  facts.names.length > 0;

const isSaid = (rest: AnySchema | undefined) => rest !== undefined && rest !== false;

/** Names of properties that are spoken of. */
export const namedIn = (facts: Facts): Set<string> =>
  new Set([
    ...facts.shapes.flatMap(({ properties }) => Object.keys(properties)),
    ...facts.required,
    ...facts.dependentRequired.flatMap(([name, others]) => [name, ...others]),
    ...facts.dependentSchemas.flatMap(([name, schema]) => [name, ...namesDeep(schema)]),
    ...facts.nots.flatMap(namesDeep),
    ...facts.conditions.flatMap(({ condition, met, unmet }) => [condition, met, unmet].flatMap(namesDeep)),
  ]);

/** Names in a schema of the same value, and in those inside of it. */
export function namesDeep(schema: AnySchema): string[] {
  if (typeof schema !== "object") return [];
  const inside = ["not", "if", "then", "else", "allOf", "anyOf", "oneOf"].flatMap((key) =>
    [schema[key] ?? []].flat().flatMap((each) => namesDeep(each as AnySchema)),
  );
  return [...Object.keys(schema.properties ?? {}), ...(schema.required ?? []), ...inside];
}

/** What the item at a position of a list must be. */
export function itemOf(facts: Facts, index: number): AnySchema[] {
  const said = facts.tuples.flatMap(({ prefix, rest }) => {
    const item = index < prefix.length ? prefix[index] : rest;
    return item === undefined ? [] : [item];
  });
  const left = facts.unevaluated.filter(
    ({ keyword, scope }) =>
      keyword === "unevaluatedItems" &&
      !isLookedAt(facts, keyword, scope) &&
      !facts.tuples.some(
        ({ scopes, prefix, rest }) => scopes.includes(scope) && (rest !== undefined || index < prefix.length),
      ),
  );
  return [...said, ...left.map(({ rest }) => rest)];
}

/** The number of positions of which something else may be said than of those that follow. */
export const positionsOf = (facts: Facts): number =>
  Math.max(0, ...facts.tuples.map(({ prefix }) => prefix.length));
