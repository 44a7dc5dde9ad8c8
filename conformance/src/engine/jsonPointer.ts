import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";

/** A copy of a JSON value in which the place that the pointer names holds `value`, or nothing when it is undefined. */
export function withValue(root: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(root);
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  if (last === undefined) return value;
  let holder = copy as Record<string, unknown>;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
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
