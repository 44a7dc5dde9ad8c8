import type { Schema } from "../../toolkit/openApi.ts";
import { Facts, KINDS, type Kind } from "./facts.ts";
import { isAnnotation } from "./keywords.ts";
import { RANGES } from "./numbers.ts";
import { type AnySchema, type Side, targetOf } from "./side.ts";

/** More alternatives than this are not tried one by one. */
const MOST = 200;

interface Item {
  schema: AnySchema;
  scopes: readonly number[];
}

/** What schemas ask together, with their alternatives still open; null beside one other is no alternative, but a kind more. */
export function factsOf(side: Side, schemas: readonly AnySchema[]): Facts {
  const facts = new Facts();
  gather(side, facts, itemsOf(schemas));
  for (let step = 0; step < 20; step++) {
    const plain = facts.unions.find(({ branches }) => branches.filter((each) => !isNull(each)).length === 1);
    if (!plain) break;
    facts.unions = facts.unions.filter((union) => union !== plain);
    const hadNull = plain.branches.length > 1 && facts.kinds.has("null");
    const [schema] = plain.branches.filter((each) => !isNull(each)) as [AnySchema];
    gather(side, facts, [{ schema, scopes: plain.scopes }]);
    if (hadNull) facts.alsoNull();
  }
  return facts;
}

/**
 * The same with one branch chosen of each `anyOf` and `oneOf`, in every way that leaves a value: their values together are those of
 * the schemas, or more of them when an `oneOf` has branches that overlap.
 *
 * @returns undefined when there are too many ways
 */
export function alternativesOf(side: Side, schemas: readonly AnySchema[]): Facts[] | undefined {
  const start = new Facts();
  gather(side, start, itemsOf(schemas));
  const found: Facts[] = [];
  const open = [start];
  for (let facts = open.pop(); facts; facts = open.pop()) {
    if (facts.isEmpty) continue;
    const [union, ...others] = facts.unions;
    if (!union) {
      found.push(facts);
      if (found.length > MOST) return undefined;
      continue;
    }
    for (const [index, schema] of union.branches.entries()) {
      const branch = facts.copy();
      branch.unions = [...others];
      if (union.exclusive) branch.chosen.push({ union, index });
      gather(side, branch, [{ schema, scopes: union.scopes }]);
      open.push(branch);
    }
    if (open.length > 10 * MOST) return undefined;
  }
  return found.reverse();
}

/** Does a schema take null alone? */
export const isNull = (schema: AnySchema): boolean =>
  typeof schema === "object" &&
  (schema.type === "null" || schema.const === null || String(schema.enum?.[0]) === "null") &&
  (schema.enum?.length ?? 1) === 1;

const itemsOf = (schemas: readonly AnySchema[]) => schemas.map((schema): Item => ({ schema, scopes: [] }));

let lastScope = 0;

function gather(side: Side, facts: Facts, items: readonly Item[]): void {
  const waiting = items.toReversed();
  const followed = new Set<string>();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { schema } = item;
    facts.sources.push(schema);
    if (schema === false) facts.onlyKinds([]);
    if (typeof schema === "boolean") continue;
    const scopes = [...item.scopes];
    for (const keyword of ["unevaluatedProperties", "unevaluatedItems"] as const) {
      if (schema[keyword] === undefined) continue;
      const scope = ++lastScope;
      scopes.push(scope);
      facts.unevaluated.push({ keyword, scope, scopes: item.scopes, rest: schema[keyword] as AnySchema });
    }
    for (const [keyword, said] of Object.entries(schema)) {
      if (keyword === "allOf") for (const part of said as AnySchema[]) waiting.push({ schema: part, scopes });
      else if (keyword === "anyOf" || keyword === "oneOf")
        facts.unions.push({ branches: said as AnySchema[], exclusive: keyword === "oneOf", scopes });
      else if (keyword === "$ref") {
        // A schema that is made of itself says nothing more the second time.
        const key = `${said} ${scopes}`;
        if (!followed.has(key)) waiting.push({ schema: targetOf(side.document, said as string), scopes });
        followed.add(key);
      } else if (
        !ofValues(facts, keyword, said, schema) &&
        !ofParts(facts, keyword, said) &&
        !isAnnotation(keyword)
      )
        facts.unknown.push([keyword, said]);
    }
    addShape(side, facts, schema, scopes);
  }
}

/** Keywords that are about a value itself. */
function ofValues(facts: Facts, keyword: string, said: unknown, schema: Schema): boolean {
  const number = said as number;
  switch (keyword) {
    case "type":
      facts.onlyKinds([said].flat().flatMap((type) => kindsOf(type as string)));
      return true;
    case "enum":
      facts.onlyValues(said as unknown[]);
      return true;
    case "const":
      facts.onlyValues([said]);
      return true;
    case "minimum":
    case "exclusiveMinimum":
      facts.atLeast({ value: number, exclusive: keyword !== "minimum" });
      return true;
    case "maximum":
    case "exclusiveMaximum":
      facts.atMost({ value: number, exclusive: keyword !== "maximum" });
      return true;
    case "multipleOf":
      facts.onlyMultiples(number);
      return true;
    case "format": {
      // Every number is one.
      if (said === "double") return true;
      facts.formats.add(said as string);
      const range = [schema.type].flat().includes("integer") && RANGES[said as string];
      if (range) {
        facts.atLeast({ value: range[0], exclusive: false });
        facts.atMost({ value: range[1], exclusive: false });
      }
      return true;
    }
    case "pattern":
      facts.patterns.add(said as string);
      return true;
    default:
      return ofSizes(facts, keyword, number);
  }
}

function ofSizes(facts: Facts, keyword: string, size: number): boolean {
  const [, end = "", what = ""] = /^(min|max)(Length|Items|Properties)$/.exec(keyword) ?? [];
  const field = what.toLowerCase() as "length" | "items" | "properties";
  if (!what) return false;
  const [least, most] = facts[field];
  facts[field] = end === "min" ? [Math.max(least, size), most] : [least, Math.min(most, size)];
  return true;
}

/** Keywords that are about the parts of a value, or that hold schemas for it. */
function ofParts(facts: Facts, keyword: string, said: unknown): boolean {
  switch (keyword) {
    case "uniqueItems":
      facts.unique ||= said === true;
      return true;
    case "propertyNames":
      facts.names.push(said as AnySchema);
      return true;
    case "not":
      if (said === true || (typeof said === "object" && Object.keys(said as object).length === 0))
        facts.onlyKinds([]);
      facts.nots.push(said as AnySchema);
      return true;
    case "dependentRequired":
      facts.dependentRequired.push(...Object.entries(said as Record<string, string[]>));
      return true;
    case "dependentSchemas":
      facts.dependentSchemas.push(...Object.entries(said as Record<string, AnySchema>));
      return true;
    default:
      return SEEN_WITH_OTHERS.has(keyword);
  }
}

/** What `addShape` and the caller read. */
const SEEN_WITH_OTHERS = new Set([
  ...["properties", "patternProperties", "additionalProperties", "required", "unevaluatedProperties"],
  ...["items", "prefixItems", "unevaluatedItems", "contains", "minContains", "maxContains"],
  ...["if", "then", "else", "readOnly", "writeOnly"],
]);

function addShape(side: Side, facts: Facts, schema: Schema, scopes: readonly number[]): void {
  const {
    properties = {},
    patternProperties = {},
    additionalProperties: rest,
    required = [],
  } = schema as Shaped;
  const shown = Object.entries(properties).filter(([, property]) => !isHidden(side, property));
  for (const [name] of Object.entries(properties))
    if (!shown.some(([each]) => each === name)) facts.hidden.add(name);
  for (const name of required)
    if (!Object.hasOwn(properties, name) || shown.some(([each]) => each === name)) facts.required.add(name);
  if (schema.properties || schema.patternProperties || rest !== undefined)
    facts.shapes.push({
      properties: Object.fromEntries(shown),
      patterns: patternProperties,
      ...(rest !== undefined && { rest }),
      scopes,
    });
  const { prefixItems: prefix = [], items } = schema as { prefixItems?: AnySchema[]; items?: AnySchema };
  if (prefix.length > 0 || items !== undefined)
    facts.tuples.push({ prefix, ...(items !== undefined && { rest: items }), scopes });
  const { contains, minContains: least = 1, maxContains: most = Infinity } = schema as Containing;
  if (contains !== undefined) facts.contains.push({ schema: contains, least, most });
  const { if: condition, then: met = true, else: unmet = true } = schema as Conditional;
  if (condition !== undefined) facts.conditions.push({ condition, met, unmet });
}

interface Containing {
  contains?: AnySchema;
  minContains?: number;
  maxContains?: number;
}

interface Conditional {
  if?: AnySchema;
  then?: AnySchema;
  else?: AnySchema;
}

interface Shaped {
  properties?: Record<string, AnySchema>;
  patternProperties?: Record<string, AnySchema>;
  additionalProperties?: AnySchema;
  required?: readonly string[];
}

/** Is a property one that is not sent this way? */
export function isHidden(side: Side, property: AnySchema): boolean {
  const mark = side.view === "request" ? "readOnly" : "writeOnly";
  for (let schema = property, step = 0; typeof schema === "object" && step < 20; step++) {
    if (schema[mark] !== undefined) return schema[mark] === true;
    const [only, ...more] = schema.allOf ?? [];
    const next: AnySchema | undefined = schema.$ref
      ? targetOf(side.document, schema.$ref)
      : more.length === 0
        ? only
        : undefined;
    if (next === undefined) return false;
    schema = next;
  }
  return false;
}

export const kindsOf = (type: string): readonly Kind[] =>
  type === "number" ? ["integer", "fraction"] : KINDS.filter((kind) => kind === type);
