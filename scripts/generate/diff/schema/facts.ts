import { type Bound, higher, isMultiple, lower } from "./numbers.ts";
import { isEqual } from "./same.ts";
import type { AnySchema } from "./side.ts";

/** Kinds of values. A number is an integer or a fraction. */
export const KINDS = ["null", "boolean", "integer", "fraction", "string", "array", "object"] as const;
export type Kind = (typeof KINDS)[number];

/** What one schema says of the properties of an object: what is named, what patterns name, and what the rest must be. */
export interface Shape {
  readonly properties: Readonly<Record<string, AnySchema>>;
  readonly patterns: Readonly<Record<string, AnySchema>>;
  /** `additionalProperties`. */
  readonly rest?: AnySchema;
  /** Schemas that it stands in: what `unevaluatedProperties` of one of them counts as looked at. */
  readonly scopes: readonly number[];
}

/** `prefixItems` and `items` of one schema. */
export interface Tuple {
  readonly prefix: readonly AnySchema[];
  readonly rest?: AnySchema;
  readonly scopes: readonly number[];
}

/** What `unevaluatedProperties` or `unevaluatedItems` of a schema asks of what nothing inside of it has looked at. */
export interface Unevaluated {
  readonly keyword: "unevaluatedProperties" | "unevaluatedItems";
  readonly scope: number;
  /** Schemas that it stands in: what it asks of is looked at there. */
  readonly scopes: readonly number[];
  readonly rest: AnySchema;
}

/** Alternatives: at least one (`anyOf`), or exactly one (`oneOf`). */
export interface Union {
  readonly branches: readonly AnySchema[];
  readonly exclusive: boolean;
  readonly scopes: readonly number[];
}

/** `if`, `then` and `else`. */
export interface Condition {
  readonly condition: AnySchema;
  readonly met: AnySchema;
  readonly unmet: AnySchema;
}

/** How many items of a list are of a schema. */
export interface Contained {
  readonly schema: AnySchema;
  readonly least: number;
  readonly most: number;
}

/** What several schemas ask at once, keyword by keyword: references followed, `allOf` taken apart. */
export class Facts {
  kinds = new Set<Kind>(KINDS);
  /** The values that are left when they are listed. */
  values: readonly unknown[] | undefined;
  low: Bound = { value: -Infinity, exclusive: false };
  high: Bound = { value: Infinity, exclusive: false };
  steps: number[] = [];
  formats = new Set<string>();
  patterns = new Set<string>();
  /** Sizes of texts, lists and objects, both ends included. */
  length: readonly [number, number] = [0, Infinity];
  items: readonly [number, number] = [0, Infinity];
  properties: readonly [number, number] = [0, Infinity];
  unique = false;
  required = new Set<string>();
  /** Properties that are not sent this way. */
  hidden = new Set<string>();
  shapes: Shape[] = [];
  tuples: Tuple[] = [];
  unevaluated: Unevaluated[] = [];
  names: AnySchema[] = [];
  nots: AnySchema[] = [];
  conditions: Condition[] = [];
  contains: Contained[] = [];
  dependentRequired: [string, readonly string[]][] = [];
  dependentSchemas: [string, AnySchema][] = [];
  unions: Union[] = [];
  /** Branches that were chosen of `oneOf`. */
  chosen: { union: Union; index: number }[] = [];
  /** Keywords that nobody here knows, with what they say. */
  unknown: [keyword: string, said: unknown][] = [];
  /** Every schema that this is made of. */
  sources: AnySchema[] = [];

  copy(): Facts {
    const copy = Object.assign(new Facts(), this);
    for (const [key, value] of Object.entries(this)) {
      if (value instanceof Set) Object.assign(copy, { [key]: new Set(value) });
      else if (Array.isArray(value) && LISTS.has(key)) Object.assign(copy, { [key]: [...value] });
    }
    return copy;
  }

  /** Is there no value at all? */
  get isEmpty(): boolean {
    return this.kinds.size === 0 || this.values?.length === 0;
  }

  onlyKinds(kinds: readonly Kind[]): void {
    this.kinds = new Set(kinds.filter((kind) => this.kinds.has(kind)));
    this.#settle();
  }

  onlyValues(values: readonly unknown[]): void {
    const left = this.values;
    this.values = left ? left.filter((one) => values.some((other) => isEqual(one, other))) : values;
    this.#settle();
  }

  alsoNull(): void {
    this.kinds.add("null");
    if (this.values && !this.values.includes(null)) this.values = [...this.values, null];
  }

  onlyMultiples(step: number): void {
    this.steps.push(step);
    // Whole steps lead to whole numbers.
    if (Number.isInteger(step)) this.kinds.delete("fraction");
    this.#settle();
  }

  atLeast(bound: Bound): void {
    this.low = higher(this.low, bound);
  }

  atMost(bound: Bound): void {
    this.high = lower(this.high, bound);
  }

  /** Values that are not of a kind that is left are none; booleans and null are so few that they can be listed. */
  #settle(): void {
    this.values = this.values?.filter((value) => this.kinds.has(kindOf(value)));
    const few = [...this.kinds].every((kind) => kind === "null" || kind === "boolean");
    if (few && !this.values)
      this.values = [
        ...(this.kinds.has("null") ? [null] : []),
        ...(this.kinds.has("boolean") ? [true, false] : []),
      ];
    if (this.values) this.kinds = new Set(this.values.map(kindOf));
  }
}

const LISTS = new Set(
  Object.entries(new Facts()).flatMap(([key, value]) =>
    Array.isArray(value) && !["length", "items", "properties"].includes(key) ? [key] : [],
  ),
);

export function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return isMultiple(value, 1) ? "integer" : "fraction";
  return typeof value as Kind;
}
