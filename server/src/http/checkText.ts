import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";
import { invalid } from "./errors.ts";
import type { Field } from "./field.ts";
import type { Wording } from "./texts.ts";

/** Which texts of requests a service refuses whatever their schemas say, e.g. those with control characters. */
export interface TextRule {
  /**
   * What is wrong with a text; undefined: nothing.
   * @param isFreeText does the contract mark the field with `x-free-text`? Such a field may hold more, never less, than
   * others; parameters never are.
   */
  fault(text: string, isFreeText: boolean): Wording | undefined;
  /** Can a JSON document hold a text that breaks the rule? Spares a look at every text; without it there is always one. */
  concerns?(json: string): boolean;
}

/** Checks every string of a parsed body. @throws HttpError 400 naming the field */
export type CheckText = (value: unknown) => void;

/**
 * Makes the text check of one operation's body. The value must not be deeper than the nesting limit: the walk recurses.
 *
 * @param freeText JSON pointers (`*` = any index) of the fields with free text
 * @param except parts that are not looked into: their handler does that
 */
export function createTextCheck(
  rule: TextRule,
  freeText: readonly string[],
  except: readonly string[] = [],
): CheckText {
  const isFreeText = pathMatcher(freeText);
  const isExcept = pathMatcher(except);
  const walk = (value: unknown, path: string[]): void => {
    if (except.length > 0 && isExcept(path)) return;
    if (typeof value === "string") {
      const strict = rule.fault(value, false);
      const fault = strict !== undefined && isFreeText(path) ? rule.fault(value, true) : strict;
      if (fault === undefined) return;
      throw invalid(path.length === 0 ? "" : { in: "body", keys: [...path] }, fault);
    }
    if (value === null || typeof value !== "object") return;
    for (const key of Object.keys(value)) {
      path.push(key);
      walk((value as Record<string, unknown>)[key], path);
      path.pop();
    }
  };
  return (value) => walk(value, []);
}

/** Checks the texts of the parameters of one place. @throws HttpError 400 naming the parameter */
export function checkParameterTexts(rule: TextRule, values: object, place: Field["in"]): void {
  for (const [name, value] of Object.entries(values)) {
    const fault = faultWithin(rule, value);
    if (fault !== undefined) throw invalid({ in: place, keys: [name] }, fault);
  }
}

function faultWithin(rule: TextRule, value: unknown): Wording | undefined {
  if (typeof value === "string") return rule.fault(value, false);
  if (value === null || typeof value !== "object") return undefined;
  for (const each of Object.values(value)) {
    const fault = faultWithin(rule, each);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Tells whether a path is one of those that JSON pointers name. */
function pathMatcher(pointers: readonly string[]): (path: readonly string[]) => boolean {
  const patterns = pointers.map(pointerKeys);
  return (path) =>
    patterns.some(
      (pattern) =>
        pattern.length === path.length &&
        pattern.every((part, index) => part === path[index] || (part === "*" && isIndex(path[index]))),
    );
}

const isIndex = (part: string | undefined) => part !== undefined && /^\d+$/.test(part);
