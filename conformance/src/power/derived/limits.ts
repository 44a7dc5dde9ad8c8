import { isProvenByLimits } from "../../cases/support/ruleTable.ts";
import type { Layer } from "../../engine/problem.ts";
import { type Bounds, boundsOf } from "./bounds.ts";
import { heldAt } from "./changeAt.ts";
import { layerOf } from "./layer.ts";
import type { Place } from "./places.ts";

/** A set of requests on one side of what the contract says of a field. */
export interface Limit {
  keyword: string;
  kind: string;
  /** Is a body one of them? */
  holds: (body: unknown) => boolean;
}

type Test = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

/** That numbers and texts are not taken for each other is a decision. */
const COERCION = { keyword: "coercion", rule: "NS-003" };

/** What a careless reader takes for a type: the type, how it is called then, and whether a value is such a one. */
const TAKEN: readonly [type: string, unless: readonly string[], kind: string, is: Test, keyword?: string][] =
  [
    ["string", ["integer", "number"], "number-taken-as-text", isNumber, COERCION.keyword],
    ["integer", ["string"], "text-taken-as-number", isText, COERCION.keyword],
    ["integer", ["number"], "fraction-taken", (value) => isNumber(value) && !Number.isInteger(value)],
    ["number", ["string"], "text-taken-as-number", isText, COERCION.keyword],
    ["boolean", ["string"], "text-taken-as-boolean", isText],
    [
      "array",
      ["object"],
      "object-taken-as-list",
      (value) => typeof value === "object" && !Array.isArray(value),
    ],
    ["object", ["array"], "list-taken-as-object", Array.isArray],
  ];

/** Requests that must be refused: a server that takes them checks too little. */
export function limitsBeyond({ keys, types, schemas, required }: Place): Limit[] {
  const limit = limitAt(keys);
  const lacks = (type: string) => types.size > 0 && !types.has(type);
  const values = schemas.flatMap(({ enum: allowed = [] }) => allowed);
  const isOpen = schemas.some(({ type, enum: allowed }) => type === "string" && allowed === undefined);
  const patterns = schemas.flatMap(({ pattern }) => (isText(pattern) ? [new RegExp(pattern, "u")] : []));
  return [
    ...(lacks("null") && required ? [limit("type", "null-taken", (value) => value === null)] : []),
    ...TAKEN.filter(([type, unless]) => types.has(type) && unless.every(lacks)).map(
      ([, , kind, is, keyword = "type"]) => limit(keyword, kind, is),
    ),
    ...(required && keys.length > 0 ? [absence(keys, "missing-taken")] : []),
    ...boundsAt(schemas).map(([keyword, { beyond }]) => limit(keyword, `${keyword}-ignored`, beyond)),
    ...(values.length > 0 && !isOpen
      ? [limit("enum", "foreign-taken", (value) => isText(value) && !values.includes(value))]
      : []),
    ...(patterns.length > 0
      ? [
          limit(
            "pattern",
            "shape-ignored",
            (value) => isText(value) && !patterns.some((pattern) => pattern.test(value)),
          ),
        ]
      : []),
  ];
}

/** Requests on the edge of what must be taken: a server that refuses them checks too much. */
export function limitsWithin({ keys, schemas, required }: Place): Limit[] {
  const limit = limitAt(keys);
  const { maxLength = Number.POSITIVE_INFINITY } = boundsOf(schemas);
  const isWideText: Test = (value) =>
    isText(value) && [...value].length <= maxLength && Buffer.byteLength(value) > maxLength;
  const isInList = keys.at(-1) === "*";
  return [
    ...(required || keys.length === 0 || isInList ? [] : [absence(keys, "absence-refused")]),
    ...boundsAt(schemas).map(([keyword, { edge }]) => limit(keyword, `${keyword}-edge-refused`, edge)),
    ...(Number.isFinite(maxLength) ? [limit("maxLength", "bytes-counted", isWideText)] : []),
    ...schemas.flatMap(({ enum: values = [] }) =>
      values.map((member) => limit("enum", `${member}-refused`, (value) => value === member)),
    ),
  ];
}

/** Whether the interface draws a limit. Where no rule of the place is proven by limits, a decision refuses the values. */
export function layerOfLimit({ rules }: Place, { keyword }: Limit, isInInterface: boolean): Layer {
  if (keyword === COERCION.keyword || !rules.some(isProvenByLimits)) return "reference";
  return layerOf(rules, isInInterface);
}

/** The rules that stand for a limit: those of its place, and of the operation. */
export function rulesOfLimit(
  { allRules }: Place,
  { keyword }: Limit,
  ofOperation: readonly string[],
): string[] {
  return [
    ...new Set([...allRules, ...ofOperation, ...(keyword === COERCION.keyword ? [COERCION.rule] : [])]),
  ];
}

const MEASURES: Record<keyof Bounds, (value: unknown) => number> = {
  minLength: lengthOf,
  maxLength: lengthOf,
  minimum: numberOf,
  maximum: numberOf,
  multipleOf: numberOf,
  minItems: sizeOf,
  maxItems: sizeOf,
};

/** The sizes and ranges of a place, each with the values beyond it and those on its edge. */
function boundsAt(schemas: Place["schemas"]): [keyword: string, { beyond: Test; edge: Test }][] {
  return (Object.entries(boundsOf(schemas)) as [keyof Bounds, number][]).map(([keyword, bound]) => {
    const measure = MEASURES[keyword];
    const isBeyond = (size: number) => (keyword.startsWith("min") ? size < bound : size > bound);
    return keyword === "multipleOf"
      ? [keyword, { beyond: (value) => isFiner(value, bound), edge: (value) => isAlmost(value, bound) }]
      : [keyword, { beyond: (value) => isBeyond(measure(value)), edge: (value) => measure(value) === bound }];
  });
}

function lengthOf(value: unknown): number {
  return isText(value) ? [...value].length : Number.NaN;
}

function numberOf(value: unknown): number {
  return isNumber(value) ? value : Number.NaN;
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Number.NaN;
}

const stepsOff = (value: number, step: number) => Math.abs(value / step - Math.round(value / step));

/** Has the number more decimal places than that? The noise of a sum is none. */
const isFiner = (value: unknown, step: number): boolean => isNumber(value) && stepsOff(value, step) > 1e-3;

/** Does it use all the decimal places? */
const isAlmost = (value: unknown, step: number): boolean =>
  isNumber(value) && stepsOff(value, step) < 1e-3 && stepsOff(value, step * 10) > 1e-3;

function limitAt(keys: readonly string[]) {
  return (keyword: string, kind: string, is: Test): Limit => ({
    keyword,
    kind,
    holds: (body) => heldAt(body, keys).some(({ value }) => is(value)),
  });
}

function absence(keys: readonly string[], kind: string): Limit {
  const name = keys.at(-1) ?? "";
  const holds = (body: unknown) =>
    heldAt(body, keys.slice(0, -1)).some(
      ({ value }) =>
        value !== null && typeof value === "object" && !Array.isArray(value) && !Object.hasOwn(value, name),
    );
  return { keyword: "required", kind, holds };
}
