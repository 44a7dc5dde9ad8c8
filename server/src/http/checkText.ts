import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";
import { invalid } from "./errors.ts";
import type { Wording } from "./texts.ts";

const CONTROL = /[\u0000-\u001f]/;
const CONTROL_IN_FREE_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Checks every string of a parsed JSON value. */
export type CheckText = (value: unknown) => void;

/**
 * Makes the text check of one operation's body: no string may hold NUL, another C0 control or a lone surrogate; tab and
 * line breaks are allowed in the strings named by `freeText` (JSON pointers, `*` = any index). NS-003.
 *
 * The value must not be deeper than the nesting limit: the walk recurses.
 *
 * @param except parts that are not looked into: their handler does that
 */
export function createTextCheck(freeText: readonly string[], except: readonly string[] = []): CheckText {
  const isFreeText = pathMatcher(freeText);
  const isExcept = pathMatcher(except);
  const walk = (value: unknown, path: string[]): void => {
    if (except.length > 0 && isExcept(path)) return;
    if (typeof value === "string") {
      if (!value.isWellFormed()) throw refused(path, (texts) => texts.illFormedText());
      if (!CONTROL.test(value)) return;
      if (CONTROL_IN_FREE_TEXT.test(value) || !isFreeText(path))
        throw refused(path, (texts) => texts.controlCharacter());
      return;
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

const refused = (path: readonly string[], wording: Wording) =>
  invalid(path.length === 0 ? "" : { in: "body", keys: [...path] }, wording);

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
