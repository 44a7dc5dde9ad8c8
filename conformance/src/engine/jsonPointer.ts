import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";

/**
 * The JSON value with `value` at the place that the pointer names, or without that place when it is undefined. The root stays
 * as it is; what is not on the way to the place is shared with it.
 */
export function withValue(root: unknown, pointer: string, value: unknown): unknown {
  return replaced(root, pointerKeys(pointer), value);
}

function replaced(holder: unknown, [key, ...inside]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(holder) ? [...holder] : { ...Object(holder) }) as Record<string, unknown>;
  const child = replaced(copy[key], inside, value);
  if (child === undefined) delete copy[key];
  else copy[key] = child;
  return copy;
}

/** The part of a JSON value that a pointer names. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of pointerKeys(pointer)) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
