import { isExactNumber } from "@frete/contract/toolkit/isExactNumber";

/** What can be another number as a double: sixteen digits, or an exponent. */
const RISKY_NUMBER = /[\d.]{16}|\d[eE]/;

/** By this name an object bears the keys of its numbers that are not exact; validators of decimals look there. */
const INEXACT = Symbol.for("inexact");

type Marked = Record<symbol, Set<string> | undefined>;

/**
 * JSON.parse for values with decimals: an object says which of its numbers are only the nearest double of those that were sent. A
 * text that is nothing but such a number stays a text.
 *
 * @throws SyntaxError
 */
export function parseDecimals(text: string): unknown {
  if (!RISKY_NUMBER.test(text)) return JSON.parse(text);
  const value: unknown = JSON.parse(text, mark as (key: string, value: unknown) => unknown);
  return typeof value === "number" && !isExactNumber(text.trim(), value) ? text : value;
}

function mark(this: object, key: string, value: unknown, { source }: { source?: string }): unknown {
  if (typeof value !== "number" || isExactNumber(source as string, value)) return value;
  const marks = (this as Marked)[INEXACT];
  if (marks) marks.add(key);
  else Object.defineProperty(this, INEXACT, { value: new Set([key]) });
  return value;
}
