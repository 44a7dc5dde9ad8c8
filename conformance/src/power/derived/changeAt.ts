/** What a change returns to take a value away. */
export const GONE = Symbol("gone");

/** A value inside a body, and what holds it. */
export interface Held {
  value: unknown;
  key: string | number;
  /** Undefined for the body as a whole. */
  holder: Record<string, unknown> | unknown[] | undefined;
}

/** The values of a body at keys of which `*` stands for every item of a list. */
export function heldAt(body: unknown, keys: readonly string[]): Held[] {
  let found: Held[] = [{ value: body, key: "", holder: undefined }];
  for (const key of keys) {
    found = found.flatMap(({ value }): Held[] => {
      if (Array.isArray(value))
        return key === "*" ? value.map((item, index) => ({ value: item, key: index, holder: value })) : [];
      if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return [];
      const holder = value as Record<string, unknown>;
      return [{ value: holder[key], key, holder }];
    });
  }
  return found;
}

/**
 * Changes every value at those keys, in place.
 * @param change returns the new value, the same one to leave it, or GONE
 * @returns the body, which is another one when the change was of the body as a whole
 */
export function changeAt(body: unknown, keys: readonly string[], change: (held: Held) => unknown): unknown {
  for (const held of heldAt(body, keys)) {
    const { holder, key } = held;
    const changed = change(held);
    if (holder === undefined) return changed === GONE ? undefined : changed;
    if (changed !== GONE) (holder as Record<string | number, unknown>)[key] = changed;
    else if (!Array.isArray(holder)) delete holder[key];
  }
  return body;
}
