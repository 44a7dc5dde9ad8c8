import { isAnnotation } from "./keywords.ts";
import { isMultiple } from "./numbers.ts";
import { isEqual } from "./same.ts";
import { type AnySchema, type Side, targetOf } from "./side.ts";

/** True, false, or nobody can tell. */
type Verdict = boolean | undefined;

const all = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
const any = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(undefined) ? undefined : false;
const negated = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

/**
 * Whether a schema takes one value; undefined when it cannot be told: an unknown format or keyword, or what other keywords left over.
 * @param formats that the value is known to have
 */
export function evaluate(
  side: Side,
  schema: AnySchema,
  value: unknown,
  formats: ReadonlySet<string> = new Set(),
  depth = 0,
): Verdict {
  if (typeof schema === "boolean") return schema;
  if (depth > 50) return undefined;
  const inner = (child: unknown, of: unknown = value): Verdict =>
    evaluate(side, child as AnySchema, of, of === value ? formats : undefined, depth + 1);
  const verdicts = Object.entries(schema).map(([keyword, said]): Verdict => {
    switch (keyword) {
      case "$ref":
        return inner(targetOf(side.document, said as string));
      case "allOf":
        return all((said as AnySchema[]).map((each) => inner(each)));
      case "anyOf":
        return any((said as AnySchema[]).map((each) => inner(each)));
      case "oneOf": {
        const of = (said as AnySchema[]).map((each) => inner(each));
        if (of.filter((each) => each === true).length > 1) return false;
        if (of.includes(undefined)) return of.every((each) => each !== undefined) ? false : undefined;
        return of.includes(true);
      }
      case "not":
        return negated(inner(said));
      case "if": {
        const holds = inner(said);
        if (holds === undefined) return undefined;
        const then = holds ? schema.then : schema.else;
        return then === undefined ? true : inner(then);
      }
      case "then":
      case "else":
        return true;
      default:
        return (
          plain(keyword, said, value) ??
          ofText(keyword, said, value, formats) ??
          ofList(keyword, said, value, schema, inner) ??
          ofObject(keyword, said, value, schema, inner) ??
          (isAnnotation(keyword) || keyword === "readOnly" || keyword === "writeOnly" ? true : undefined)
        );
    }
  });
  return all(verdicts);
}

/** Keywords of any value, and of numbers. */
function plain(keyword: string, said: unknown, value: unknown): Verdict {
  const isNumber = typeof value === "number";
  const bound = said as number;
  switch (keyword) {
    case "type":
      return [said].flat().some((type) => hasType(value, type as string));
    case "const":
      return isEqual(said, value);
    case "enum":
      return (said as unknown[]).some((each) => isEqual(each, value));
    case "minimum":
      return !isNumber || value >= bound;
    case "maximum":
      return !isNumber || value <= bound;
    case "exclusiveMinimum":
      return !isNumber || value > bound;
    case "exclusiveMaximum":
      return !isNumber || value < bound;
    case "multipleOf":
      return !isNumber || isMultiple(value, bound);
    default:
      return undefined;
  }
}

function ofText(keyword: string, said: unknown, value: unknown, formats: ReadonlySet<string>): Verdict {
  const isText = typeof value === "string";
  switch (keyword) {
    case "minLength":
      return !isText || [...value].length >= (said as number);
    case "maxLength":
      return !isText || [...value].length <= (said as number);
    case "pattern":
      return !isText || matches(said as string, value);
    case "format":
      return formats.has(said as string) || !(isText || typeof value === "number") ? true : undefined;
    case "contentEncoding":
    case "contentMediaType":
      return !isText ? true : undefined;
    default:
      return undefined;
  }
}

type Inner = (child: unknown, of?: unknown) => Verdict;

function ofList(keyword: string, said: unknown, value: unknown, schema: object, inner: Inner): Verdict {
  const isList = Array.isArray(value);
  const { prefixItems = [] } = schema as { prefixItems?: unknown[] };
  switch (keyword) {
    case "minItems":
      return !isList || value.length >= (said as number);
    case "maxItems":
      return !isList || value.length <= (said as number);
    case "uniqueItems":
      return (
        !isList ||
        said !== true ||
        value.every((each, at) => !value.slice(0, at).some((one) => isEqual(one, each)))
      );
    case "items":
      return !isList || all(value.slice(prefixItems.length).map((each) => inner(said, each)));
    case "prefixItems":
      return (
        !isList || all(value.slice(0, prefixItems.length).map((each, at) => inner(prefixItems[at], each)))
      );
    default:
      return undefined;
  }
}

function ofObject(keyword: string, said: unknown, value: unknown, schema: object, inner: Inner): Verdict {
  if (!OF_OBJECTS.has(keyword)) return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const object = value as Record<string, unknown>;
  const names = Object.keys(object);
  switch (keyword) {
    case "required":
      return (said as string[]).every((name) => Object.hasOwn(object, name));
    case "minProperties":
      return names.length >= (said as number);
    case "maxProperties":
      return names.length <= (said as number);
    case "properties":
      return all(
        Object.entries(said as object).map(
          ([name, child]) => !Object.hasOwn(object, name) || inner(child, object[name]),
        ),
      );
    case "propertyNames":
      return all(names.map((name) => inner(said, name)));
    case "additionalProperties": {
      const { properties = {}, patternProperties = {} } = schema as Record<string, object | undefined>;
      const patterns = Object.keys(patternProperties);
      const others = names.filter(
        (name) =>
          !Object.hasOwn(properties, name) && !patterns.some((pattern) => matches(pattern, name) !== false),
      );
      return all(others.map((name) => inner(said, object[name])));
    }
    default:
      return undefined;
  }
}

const OF_OBJECTS = new Set([
  ...["required", "minProperties", "maxProperties", "properties", "propertyNames", "additionalProperties"],
  ...["patternProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties"],
]);

/** Does a text match a pattern? Undefined when the pattern cannot be read. */
export function matches(pattern: string, text: string): Verdict {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return undefined;
  }
}

function hasType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}
