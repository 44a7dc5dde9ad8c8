import type { Schema } from "../../toolkit/openApi.ts";

const INSIDE = ["not", "if", "then", "else", "allOf", "anyOf", "oneOf"];
const OTHERS = ["additionalProperties", "unevaluatedProperties", "propertyNames"];

/**
 * Does a value only have properties that a schema names, at every depth? Where a schema says what other properties are, it may have any.
 * Written without the comparison, which is judged by it.
 */
export function asksNamed(schema: Schema, value: unknown): boolean {
  const all = together([schema]);
  if (Array.isArray(value)) {
    const items = all.flatMap((each) => [
      ...lists(each, "items"),
      ...lists(each, "prefixItems"),
      ...lists(each, "contains"),
    ]);
    return value.every((item) => asksNamed({ anyOf: items }, item));
  }
  if (typeof value !== "object" || value === null) return true;
  const says = all.some((each) => OTHERS.some((key) => each[key] !== undefined && each[key] !== false));
  const named = all.flatMap((each) => [
    ...Object.keys(each.properties ?? {}),
    ...(each.required ?? []),
    ...Object.entries((each.dependentRequired as Record<string, string[]> | undefined) ?? {}).flat(2),
  ]);
  const patterns = all.flatMap((each) => Object.keys((each.patternProperties as object | undefined) ?? {}));
  const isFree = says || named.length + patterns.length === 0;
  return Object.entries(value).every(([name, inner]) => {
    if (!isFree && !named.includes(name) && !patterns.some((pattern) => new RegExp(pattern, "u").test(name)))
      return false;
    const parts = all.flatMap((each) => [
      ...lists(each.properties ?? {}, name),
      ...Object.values((each.patternProperties as Record<string, Schema> | undefined) ?? {}),
      ...OTHERS.slice(0, 2).flatMap((key) => lists(each, key)),
    ]);
    return asksNamed({ anyOf: parts }, inner);
  });
}

const lists = (of: object, key: string): Schema[] =>
  [(of as Record<string, unknown>)[key] ?? []]
    .flat()
    .filter((each): each is Schema => typeof each === "object");

const together = (schemas: readonly Schema[]): Schema[] =>
  schemas.flatMap((each) => [each, ...together(INSIDE.flatMap((key) => lists(each, key)))]);
