const LONG_NUMBER = /(?:^|[[:,\s])-?\d{16}/;
const STRING_OR_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;

/**
 * A whole number of a JSON text that JavaScript would read as another one: beyond 2^53 - 1. Undefined: there is none.
 * Most texts cost one look for sixteen digits.
 */
export function findInexactInteger(json: string): string | undefined {
  if (!LONG_NUMBER.test(json)) return undefined;
  for (const [found] of json.matchAll(STRING_OR_INTEGER))
    if (!found.startsWith('"') && !Number.isSafeInteger(Number(found))) return found;
  return undefined;
}
