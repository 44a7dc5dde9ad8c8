/** A place where two documents differ: the keys that lead to it, and what stands there. */
export interface Difference {
  path: readonly string[];
  english: unknown;
  translated: unknown;
}

/** Every place where two documents differ, missing parts and the order of keys included. */
export function differencesOf(
  english: unknown,
  translated: unknown,
  path: readonly string[] = [],
): Difference[] {
  if (!isBranch(english) || !isBranch(translated))
    return Object.is(english, translated) ? [] : [{ path, english, translated }];
  const keys = Object.keys(english);
  if (Array.isArray(english) !== Array.isArray(translated) || `${keys}` !== `${Object.keys(translated)}`)
    return [{ path, english: keys, translated: Object.keys(translated) }];
  return keys.flatMap((key) => differencesOf(english[key], translated[key], [...path, key]));
}

const isBranch = (node: unknown): node is Record<string, unknown> =>
  typeof node === "object" && node !== null;
