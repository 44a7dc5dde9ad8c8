/**
 * Did the parser of a JSON text keep only the nearest double of a number? It says so on the object that holds the number, under
 * the symbol `inexact`: the keys of those numbers.
 */
export function isInexact(holder: object | undefined, key: string | number): boolean {
  const marks = holder as { [mark: symbol]: ReadonlySet<string> | undefined } | undefined;
  return marks?.[Symbol.for("inexact")]?.has(String(key)) === true;
}
