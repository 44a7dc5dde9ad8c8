import type { Schema } from "@frete/contract/toolkit/openApi";
import { type Bounds, boundsOf } from "./bounds.ts";
import { GONE, type Held } from "./changeAt.ts";
import type { Place } from "./places.ts";

/** One way to break a place: the new value, or the same one where it does not apply. */
export interface Breakage {
  keyword: string;
  kind: string;
  change: (held: Held) => unknown;
}

type Change = (value: never) => unknown;

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The types of a value as JSON Schema calls them. */
function isOf(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

/** What a careless serializer writes in place of a type, and the type that it then is. */
const WRONG_TYPES: Record<string, [kind: string, becomes: string, change: Change][]> = {
  string: [
    [
      "text-as-number",
      "number",
      (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text.length),
    ],
    ["text-in-list", "array", (text: string) => [text]],
  ],
  integer: [
    ["number-as-text", "string", String as Change],
    ["fraction", "number", (number: number) => number + 0.5],
  ],
  number: [["number-as-text", "string", String as Change]],
  boolean: [
    ["boolean-as-number", "number", Number as Change],
    ["boolean-as-text", "string", String as Change],
  ],
  array: [
    ["list-as-object", "object", (list: unknown[]) => ({ ...list })],
    ["list-as-item", "object", (list: unknown[]) => (isObject(list[0]) ? list[0] : list)],
  ],
  object: [["object-in-list", "array", (object: object) => [object]]],
};

/** Every way to break what the contract says of a place: its type, its presence, its size, range, values and format. */
export function breakagesOf(place: Place): Breakage[] {
  return [...ofType(place), ...ofPresence(place), ...ofBounds(boundsOf(place.schemas)), ...ofValues(place)];
}

function ofType({ types }: Place): Breakage[] {
  if (types.size === 0) return [];
  const allows = (type: string) => types.has(type) || (type === "integer" && types.has("number"));
  const wrong = [...types].flatMap((type) =>
    (WRONG_TYPES[type] ?? [])
      .filter(([, becomes]) => !allows(becomes))
      .map(([kind, , change]) => breakage("type", kind, (value) => isOf(type, value), change)),
  );
  const nulled = breakage(
    "type",
    "null",
    (value) => value !== null,
    () => null,
  );
  return types.has("null") ? wrong : [...wrong, nulled];
}

function ofPresence({ required, keys }: Place): Breakage[] {
  if (!required || keys.length === 0) return [];
  return [
    breakage(
      "required",
      "missing",
      () => true,
      () => GONE,
    ),
  ];
}

function ofBounds(bounds: Bounds): Breakage[] {
  const { minLength, maxLength, minimum, maximum, multipleOf, minItems, maxItems } = bounds;
  const text = (keyword: string, kind: string, change: Change) =>
    breakage(keyword, kind, (value) => typeof value === "string", change);
  const number = (keyword: string, kind: string, change: Change) =>
    breakage(keyword, kind, (value) => typeof value === "number", change);
  const list = (keyword: string, kind: string, change: Change) =>
    breakage(keyword, kind, (value) => Array.isArray(value) && value.length > 0, change);
  return [
    ...(minLength ? [text("minLength", "below", (value: string) => value.slice(0, minLength - 1))] : []),
    ...(maxLength === undefined
      ? []
      : [text("maxLength", "above", (value: string) => value.padEnd(maxLength + 1, "x"))]),
    ...(minimum === undefined ? [] : [number("minimum", "below", () => minimum - 1)]),
    ...(maximum === undefined ? [] : [number("maximum", "above", () => maximum + 1)]),
    ...(multipleOf === undefined
      ? []
      : [number("multipleOf", "finer", (value: number) => value + multipleOf / 2)]),
    ...(minItems ? [list("minItems", "below", (value: unknown[]) => value.slice(0, minItems - 1))] : []),
    ...(maxItems === undefined
      ? []
      : [
          list("maxItems", "above", (value: unknown[]) =>
            Array.from({ length: maxItems + 1 }, (_, index) => value[index % value.length]),
          ),
        ]),
  ];
}

function ofValues({ schemas, types }: Place): Breakage[] {
  const values = schemas.flatMap(({ enum: allowed = [] }) => allowed);
  const isOpen = schemas.some(({ type, enum: allowed }) => type === "string" && allowed === undefined);
  const words = !isOpen && values.some((value) => typeof value === "string");
  const isForeign = (value: unknown) => !values.includes(value);
  const foreign = (kind: string, change: (value: string) => string) =>
    breakage(
      "enum",
      kind,
      (value) => typeof value === "string" && isForeign(change(value)),
      change as Change,
    );
  const shapes = schemas.filter(
    ({ type, pattern, format }) => type === "string" && (pattern ?? format) !== undefined,
  );
  const isShaped =
    shapes.length > 0 && schemas.every((schema) => schema.type !== "string" || shapes.includes(schema));
  const keyword = shapes.some(({ pattern }) => pattern !== undefined) ? "pattern" : "format";
  const misshapen = (kind: string, change: (value: string) => string) =>
    breakage(
      keyword,
      kind,
      (value) => typeof value === "string" && !shapes.some((shape) => fits(shape, change(value))),
      change as Change,
    );
  return [
    ...(words
      ? [
          foreign("foreign", () => "outro"),
          foreign("other-capitals", (value) =>
            value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase(),
          ),
          foreign("without-accents", (value) => value.normalize("NFD").replace(/\p{M}/gu, "")),
        ]
      : []),
    ...(!types.has("string") && values.some((value) => typeof value === "number")
      ? [
          breakage(
            "enum",
            "foreign",
            (value) => typeof value === "number",
            () => 987,
          ),
        ]
      : []),
    ...(isShaped
      ? [
          misshapen("shape-lost", (value) => `x${value}`),
          misshapen("shape-cut", (value) => value.slice(0, -1)),
          misshapen("other-separator", (value) =>
            /\d[T ]\d/.test(value)
              ? value.replace(/(?<=\d)[T ](?=\d)/, (was) => (was === "T" ? " " : "T"))
              : value,
          ),
          misshapen("offset-changed", (value) =>
            !/^\d{4}-\d\d-\d\d.\d/.test(value)
              ? value
              : /[+-]\d\d:\d\d$/.test(value)
                ? value.slice(0, -6)
                : `${value}Z`,
          ),
          misshapen("day-first", (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)/, "$3/$2/$1")),
        ]
      : []),
  ];
}

/** Formats that the contract uses besides patterns: a text of one of them has lost it when it no longer parses as a date. */
function fits({ pattern, format }: Schema, text: string): boolean {
  if (typeof pattern === "string") return new RegExp(pattern, "u").test(text);
  if (format === "date") return /^\d{4}-\d\d-\d\d$/.test(text);
  return (
    format !== "date-time" || /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/.test(text)
  );
}

function breakage(
  keyword: string,
  kind: string,
  applies: (value: unknown) => boolean,
  change: Change,
): Breakage {
  return { keyword, kind, change: ({ value }) => (applies(value) ? change(value as never) : value) };
}
