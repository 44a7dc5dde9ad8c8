import { alternativesOf, plainSchema } from "@frete/contract/toolkit/makeValue";
import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";

/** How a text differs from the others: not, among the items of its request, or among requests too. */
export type Differing = "same" | "items" | "requests";

/** What is chosen at one place of a request; nothing chosen: as in the contract's example. */
export type Choice =
  | { kind: "count"; value: number }
  | { kind: "length"; value: number }
  | { kind: "differs"; value: Differing }
  | { kind: "value"; value: unknown }
  | { kind: "left out"; value: boolean };

/** A place of a request where something can be chosen. */
export interface Dimension {
  /** Of the body as a JSON pointer, `*` = every index; of a parameter `?name`. */
  readonly place: string;
  readonly choices: readonly Choice[];
}

/** Lengths of a text without a bound. */
const UNBOUNDED = [1_000, 100_000];
/** Items of a list without a bound. */
const ENDLESS = 32_768;

const KINDS: readonly Choice["kind"][] = ["count", "differs", "length", "value", "left out"];
/** Kinds that multiply: they are chosen first, from the outside in. */
const MULTIPLY = 2;

/** Everything in which a value of the schema may vary within its bounds, in the order in which it is to be tried. */
export function dimensionsOf(document: OpenApiDocument, schema: Schema): Dimension[] {
  const rank = ({ place, choices: [first] }: Dimension) => {
    const kind = first ? KINDS.indexOf(first.kind) : KINDS.length;
    return (kind < MULTIPLY ? 0 : 1_000) + place.split("/").length * 10 + kind;
  };
  return [...walk(document, schema, "", false, 0)].toSorted((one, other) => rank(one) - rank(other));
}

function* walk(
  document: OpenApiDocument,
  given: Schema,
  place: string,
  isOptional: boolean,
  depth: number,
): Generator<Dimension> {
  if (isOptional) yield { place, choices: [true, false].map((value) => ({ kind: "left out", value })) };
  const schema = firstOf(document, given);
  if (depth > 10) return;
  if (schema.enum) {
    yield { place, choices: schema.enum.map((value) => ({ kind: "value", value })) };
  } else if (schema.properties) {
    const required = new Set(schema.required);
    for (const [name, property] of Object.entries(schema.properties))
      yield* walk(document, property, `${place}/${name}`, !required.has(name), depth + 1);
  } else if (schema.items) {
    yield { place, choices: countsOf(schema).map((value) => ({ kind: "count", value })) };
    yield* walk(document, schema.items as Schema, `${place}/*`, false, depth + 1);
  } else if (is(schema, "string")) {
    const lengths = schema.maxLength === undefined ? UNBOUNDED : [schema.maxLength];
    yield { place, choices: (["items", "requests"] as const).map((value) => ({ kind: "differs", value })) };
    yield { place, choices: lengths.map((value) => ({ kind: "length", value })) };
  } else if (is(schema, "integer") || is(schema, "number")) {
    const bounds = [schema.minimum, schema.maximum].filter((bound) => bound !== undefined);
    yield { place, choices: bounds.map((value) => ({ kind: "value", value })) };
  } else if (is(schema, "boolean")) {
    yield { place, choices: [true, false].map((value) => ({ kind: "value", value })) };
  }
}

const is = ({ type }: Schema, name: string) => type === name || (Array.isArray(type) && type.includes(name));

/** From the largest down: what is too large together is refused, and tells where the bound is. */
function countsOf(schema: Schema): number[] {
  const most = Number(schema.maxItems ?? ENDLESS);
  const counts = [most];
  for (let count = most; count > 1; count = Math.ceil(count / 4)) counts.push(Math.ceil(count / 4));
  return counts;
}

/** The schema itself, or the first of what it may be instead; null comes last. */
export function firstOf(document: OpenApiDocument, given: Schema): Schema {
  const schema = plainSchema(document, given);
  const { oneOf, anyOf, discriminator } = schema;
  const [first] = oneOf || anyOf || discriminator ? alternativesOf(schema) : [];
  return first ? firstOf(document, first) : schema;
}
