import { isAnnotation } from "./keywords.ts";
import { type AnySchema, mappedReference, type Side, targetOf } from "./side.ts";

/** What two schemas are compared by: what they allow, or also what they say of it. */
export type Depth = "values" | "everything";

/** Keywords whose order says nothing. */
const SETS = new Set(["required", "enum", "type"]);
/** Keywords that hold schemas, or lists of schemas. */
const SCHEMAS = new Set([
  ...[
    "items",
    "contains",
    "unevaluatedItems",
    "additionalProperties",
    "unevaluatedProperties",
    "propertyNames",
  ],
  ...["not", "if", "then", "else", "allOf", "anyOf", "oneOf", "prefixItems"],
]);
/** Keywords that hold schemas by names, which may be spelt like keywords. */
const MAPS = new Set(["properties", "patternProperties", "dependentSchemas"]);

/**
 * Whether schemas of two documents are the same, wherever they stand and whatever their components are called. Schemas that hold
 * themselves are the same when nothing tells them apart.
 */
export class Same {
  readonly #before: Side;
  readonly #after: Side;
  readonly #depth: Depth;
  /** Pairs of references: found to be so, or taken to be so while they are looked at. */
  readonly #equal = new Set<string>();
  readonly #different = new Set<string>();
  #trail: string[] = [];

  constructor(before: Side, after: Side, depth: Depth) {
    this.#before = before;
    this.#after = after;
    this.#depth = depth;
  }

  /** @param before of the first document, `after` of the second */
  schemas(before: AnySchema | undefined, after: AnySchema | undefined): boolean {
    if (typeof before !== "object" || typeof after !== "object")
      return isAll(before) === isAll(after) && before === after;
    const [one, other] = [before.$ref, after.$ref];
    const isPlain = (schema: object) => this.#keys(schema).length === 1;
    if (one !== undefined && other !== undefined && isPlain(before) && isPlain(after))
      return this.#targets(one, other);
    if (one !== undefined && other === undefined && isPlain(before))
      return this.schemas(targetOf(this.#before.document, one), after);
    if (other !== undefined && one === undefined && isPlain(after))
      return this.schemas(before, targetOf(this.#after.document, other));
    const keys = this.#keys(before);
    return (
      keys.length === this.#keys(after).length &&
      keys.every((key) => this.#keyword(key, before[key], after[key]))
    );
  }

  #targets(one: string, other: string): boolean {
    const key = `${one} ${other}`;
    if (this.#equal.has(key)) return true;
    if (this.#different.has(key)) return false;
    const mark = this.#trail.length;
    this.#equal.add(key);
    this.#trail.push(key);
    if (this.schemas(targetOf(this.#before.document, one), targetOf(this.#after.document, other)))
      return true;
    // What was found on the strength of this pair has not been found.
    for (const lost of this.#trail.splice(mark)) this.#equal.delete(lost);
    this.#different.add(key);
    return false;
  }

  #keys(schema: object): string[] {
    const keys = Object.keys(schema);
    return this.#depth === "values" ? keys.filter((key) => !isAnnotation(key)) : keys;
  }

  #keyword(key: string, before: unknown, after: unknown): boolean {
    if (after === undefined) return false;
    if (key === "$ref") return this.#targets(before as string, after as string);
    if (SETS.has(key)) return textOfSet(before) === textOfSet(after);
    if (SCHEMAS.has(key)) return this.#lists(listOf(before), listOf(after));
    if (MAPS.has(key)) {
      const [one, other] = [before as Record<string, AnySchema>, after as Record<string, AnySchema>];
      const names = Object.keys(one);
      return (
        names.length === Object.keys(other).length &&
        names.every((name) => Object.hasOwn(other, name) && this.schemas(one[name], other[name]))
      );
    }
    if (key === "discriminator") return this.#discriminators(before as Discriminator, after as Discriminator);
    return isEqual(before, after);
  }

  #discriminators(
    { mapping: from = {}, ...before }: Discriminator,
    { mapping: to = {}, ...after }: Discriminator,
  ): boolean {
    const names = Object.keys(from);
    const targets = (name: string) =>
      this.#targets(
        mappedReference(from[name] as string),
        mappedReference((to[name] as string | undefined) ?? ""),
      );
    return (
      isEqual(before, after) &&
      names.length === Object.keys(to).length &&
      names.every((name) => name in to && targets(name))
    );
  }

  #lists(before: readonly AnySchema[], after: readonly AnySchema[]): boolean {
    return (
      before.length === after.length && before.every((schema, index) => this.schemas(schema, after[index]))
    );
  }
}

interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

const isAll = (schema: unknown) => typeof schema === "object";
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as AnySchema[];
const textOfSet = (value: unknown) =>
  JSON.stringify(
    [value]
      .flat()
      .map((each) => JSON.stringify(inOrder(each)))
      .sort(),
  );

/** Are two JSON values the same? The order of keys says nothing. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}
