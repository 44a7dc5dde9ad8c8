import {
  componentName,
  NULL_IS_ABSENT,
  type OpenApiDocument,
  resolveSchema,
  type Schema,
  withoutNull,
} from "./openApi.ts";
import { patternText } from "./patternText.ts";

/** How a value is made. */
export interface MakeOptions {
  /** Of a request: without what only answers have (`readOnly`); of an answer: without what only requests have. */
  readonly direction: "request" | "answer";
  /** With every optional field, as far as types do not hold themselves; otherwise with none. */
  readonly optional: boolean;
  /** Examples, constants and defaults of parts of the schema take the place of values made up. */
  readonly examples: boolean;
}

/** No value of a schema can be made: `pattern ^(a)\1$ of /name`. */
export class NotMade extends Error {
  override name = "NotMade";
}

/**
 * A value of a schema, the same in every run: from examples and constants where there are some, else the plainest value within
 * its bounds. Not all of JSON Schema can be followed (`not`, `if`): whoever needs certainty validates what comes.
 * @throws NotMade naming the place of a schema that allows no value, or whose pattern is beyond this
 */
export function makeValue(document: OpenApiDocument, schema: Schema, options: MakeOptions): unknown {
  return make({ document, options, pointer: "", above: [], index: 0 }, schema);
}

/**
 * The first value that `isValid` takes: with all fields, without the optional ones, without examples.
 * @returns undefined when none of them is valid, or none can be made
 */
export function makeValid(
  document: OpenApiDocument,
  schema: Schema,
  direction: MakeOptions["direction"],
  isValid: (value: unknown) => boolean,
): unknown {
  for (const examples of [true, false])
    for (const optional of [true, false]) {
      try {
        const value = makeValue(document, schema, { direction, optional, examples });
        // What validators read, they may change.
        if (isValid(structuredClone(value))) return value;
      } catch (error) {
        if (!(error instanceof NotMade)) throw error;
      }
    }
  return undefined;
}

interface Place {
  readonly document: OpenApiDocument;
  readonly options: MakeOptions;
  readonly pointer: string;
  /** Components that hold this place: a type may hold itself. */
  readonly above: readonly string[];
  /** Position in a list, whose items may have to differ. */
  readonly index: number;
}

/** As deep as anybody nests a type in itself. */
const MAX_NESTING = 2;

function make(place: Place, given: Schema): unknown {
  const { document, options, index, pointer } = place;
  const schema = plainSchema(document, given);
  const inside = { ...place, above: [...place.above, ...componentsOf(document, given)] };
  if (schema.const !== undefined) return schema.const;
  const { enum: values } = schema;
  if (values) return values[index % values.length];
  if (options.examples) {
    const examples = [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])];
    if (examples.length > 0) return structuredClone(examples[index % examples.length]);
    if (schema.default !== undefined && index === 0) return structuredClone(schema.default);
  }
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return makeAlternative(inside, schema, alternatives);
  switch (typeOf(schema)) {
    case "object":
      return makeObject(inside, schema);
    case "array":
      return makeArray(inside, schema);
    case "integer":
    case "number":
      return makeNumber(schema, index);
    case "boolean":
      return index % 2 === 0;
    case "null":
      return null;
    case "string":
      return makeText(schema, index, pointer);
    default:
      return {};
  }
}

/** A schema in one piece: references followed, `allOf` merged, so that its keywords can be read. */
export function plainSchema(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema[NULL_IS_ABSENT] === true ? withoutNull(schema) : schema;
  let plain: Schema = own;
  if ($ref !== undefined) plain = laidOver(plainSchema(document, targetOf(document, schema)), plain);
  for (const part of allOf) {
    // A discriminator of the base tells the variants apart; inside a variant it has been decided.
    const { discriminator: _, ...base } = plainSchema(document, part);
    plain = laidOver(base, plain);
  }
  return plain;
}

const targetOf = (document: OpenApiDocument, schema: Schema): Schema =>
  document.components?.schemas?.[componentName(schema) ?? ""] ?? {};

function laidOver(base: Schema, own: Schema): Schema {
  const required = [...new Set([...(base.required ?? []), ...(own.required ?? [])])];
  const properties = merge(base.properties, own.properties);
  return { ...base, ...own, ...(required.length > 0 && { required }), ...(properties && { properties }) };
}

function merge(base: Schema["properties"], own: Schema["properties"]): Schema["properties"] {
  if (!base || !own) return base ?? own;
  const shared = Object.keys(own).filter((name) => name in base);
  const both = shared.map((name) => [name, { allOf: [base[name], own[name]] }]);
  return { ...base, ...own, ...Object.fromEntries(both) };
}

/** What a value may be instead: the branches of `oneOf` and `anyOf`, the types that a discriminator names. Null comes last. */
export function alternativesOf({ oneOf, anyOf, discriminator, type }: Schema): Schema[] {
  const named = Object.values(discriminator?.mapping ?? {}).map(($ref): Schema => ({ $ref }));
  const branches = [...(oneOf ?? anyOf ?? named)];
  const types: Schema[] =
    Array.isArray(type) && branches.length === 0 ? type.map((each) => ({ type: each })) : [];
  const isNull = (schema: Schema) => schema.type === "null";
  const all = [...branches, ...types];
  return [...all.filter((schema) => !isNull(schema)), ...all.filter(isNull)];
}

function makeAlternative(place: Place, schema: Schema, alternatives: readonly Schema[]): unknown {
  const { oneOf: _, anyOf: __, discriminator: ___, type, ...rest } = schema;
  const shared: Schema = typeof type === "string" ? { ...rest, type } : rest;
  // A type that holds itself by one of its alternatives ends in another.
  const ending = alternatives.filter((each) => !isTooDeep(place, each));
  const chosen = ending[place.index % ending.length] ?? alternatives[0];
  return make(place, { ...shared, allOf: [chosen as Schema] });
}

function makeObject(place: Place, schema: Schema): Record<string, unknown> {
  const { options, pointer } = place;
  const required = new Set(schema.required);
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { readOnly, writeOnly } = plainSchema(place.document, property);
    if (options.direction === "request" ? readOnly === true : writeOnly === true) continue;
    if (!required.has(name) && (!options.optional || isTooDeep(place, property))) continue;
    value[name] = make({ ...place, pointer: `${pointer}/${name}`, index: 0 }, property);
  }
  const more = schema.additionalProperties ?? schema.unevaluatedProperties;
  const missing = (schema.minProperties as number | undefined) ?? 0;
  for (let count = 1; Object.keys(value).length < missing; count++)
    value[`key${count}`] =
      typeof more === "object"
        ? make({ ...place, pointer: `${pointer}/key${count}` }, more as Schema)
        : count;
  return value;
}

function makeArray(place: Place, schema: Schema): unknown[] {
  const { prefixItems = [], minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as Tuple;
  const item = schema.items ?? (schema.contains as Schema | undefined);
  const wanted = item && place.options.optional && !isTooDeep(place, item) ? 1 : 0;
  const count = prefixItems.length > 0 ? Math.max(prefixItems.length, minItems) : Math.max(minItems, wanted);
  return Array.from({ length: Math.min(count, maxItems) }, (_, index) =>
    make({ ...place, pointer: `${place.pointer}/${index}`, index }, prefixItems[index] ?? item ?? {}),
  );
}

interface Tuple {
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
}

function makeNumber(schema: Schema, index: number): number {
  const bounds = schema as Partial<Record<"exclusiveMinimum" | "exclusiveMaximum" | "multipleOf", number>>;
  const isInteger = schema.type === "integer";
  const step = bounds.multipleOf ?? (isInteger ? 1 : 0.5);
  const low = Math.max(schema.minimum ?? -Infinity, (bounds.exclusiveMinimum ?? -Infinity) + step);
  const high = Math.min(schema.maximum ?? Infinity, (bounds.exclusiveMaximum ?? Infinity) - step);
  const start = low > 1 ? low : high < 1 ? high : 1;
  const even = Math.ceil(Number((start / step).toPrecision(12))) * step;
  const value = Number(((start === high && even > high ? even - step : even) + index * step).toPrecision(15));
  return value > high ? Number((value - index * step).toPrecision(15)) : value;
}

/** A text of each format that needs one: of the same kind, and apart from each other by `index`. */
const TEXTS: Readonly<Record<string, (index: number) => string>> = {
  date: (index) => new Date(Date.UTC(2026, 0, 15 + index)).toISOString().slice(0, 10),
  "date-time": (index) => `${new Date(Date.UTC(2026, 0, 15, 10, 0, index)).toISOString().slice(0, 19)}Z`,
  time: (index) => `10:00:${String(index % 60).padStart(2, "0")}Z`,
  "http-date": (index) => new Date(Date.UTC(2026, 0, 15, 10, 0, index)).toUTCString(),
  duration: (index) => `PT${1 + index}H`,
  email: (index) => `person${index || ""}@example.com`,
  hostname: (index) => `host${index || ""}.example.com`,
  ipv4: (index) => `192.0.2.${1 + (index % 254)}`,
  ipv6: (index) => `2001:db8::${(1 + index).toString(16)}`,
  uri: (index) => `https://example.com/${index || ""}`,
  url: (index) => `https://example.com/${index || ""}`,
  "uri-reference": (index) => `/example/${index || ""}`,
  uuid: (index) => `123e4567-e89b-42d3-a456-${(426614174000 + index).toString().padStart(12, "0")}`,
  byte: (index) => Buffer.from(`text${index || ""}`).toString("base64"),
  base64url: (index) => Buffer.from(`text${index || ""}`).toString("base64url"),
  decimal: (index) => `${1 + index}.5`,
  decimal128: (index) => `${1 + index}.5`,
  ...Object.fromEntries(
    ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"].map((name) => [
      name,
      (index: number) => String(1 + (index % 100)),
    ]),
  ),
  regex: () => "^a$",
  "json-pointer": (index) => `/a/${index}`,
};

function makeText(schema: Schema, index: number, pointer: string): string {
  const { minLength = 0, maxLength = Infinity, format, pattern, contentEncoding } = schema as Textual;
  if (pattern !== undefined) {
    const text = patternText(pattern, Math.min(Math.max(minLength, index), maxLength));
    if (text === undefined) throw new NotMade(`pattern ${pattern} of ${pointer || "/"}`);
    return text;
  }
  const known = TEXTS[format ?? ({ base64: "byte", base64url: "base64url" }[contentEncoding ?? ""] || "")];
  if (known) return known(index);
  const text = index === 0 ? "text" : `text${index}`;
  return text.padEnd(minLength, "x").slice(0, maxLength);
}

interface Textual {
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  contentEncoding?: string;
}

function typeOf({
  type,
  properties,
  items,
  additionalProperties,
  minimum,
  maximum,
  pattern,
}: Schema): string | undefined {
  if (Array.isArray(type)) return type.find((each) => each !== "null");
  if (type !== undefined) return type as string;
  if (properties || typeof additionalProperties === "object") return "object";
  if (items) return "array";
  if (minimum !== undefined || maximum !== undefined) return "number";
  return pattern === undefined ? undefined : "string";
}

/** The components that a schema names, those that it only lays something over included. */
function componentsOf(document: OpenApiDocument, schema: Schema): string[] {
  const name = componentName(schema);
  const inner = name === undefined ? [] : componentsOf(document, targetOf(document, schema));
  return [
    ...(name === undefined ? [] : [name]),
    ...inner,
    ...(schema.allOf ?? []).flatMap((part) => componentsOf(document, part)),
  ];
}

/** Would this part hold what holds it already? */
function isTooDeep({ document, above }: Place, part: Schema): boolean {
  const named = [...namedIn(document, part)];
  return named.some((name) => above.filter((each) => each === name).length >= MAX_NESTING - 1);
}

/** Components that a part is, is one of, or is a list of. */
function* namedIn(document: OpenApiDocument, schema: Schema, seen = new Set<string>()): Generator<string> {
  for (const name of componentsOf(document, schema)) {
    if (seen.has(name)) return;
    seen.add(name);
    yield name;
  }
  const { items, anyOf = [], oneOf = [] } = resolveSchema(document, schema);
  for (const inner of [...(items ? [items] : []), ...anyOf, ...oneOf]) yield* namedIn(document, inner, seen);
}
