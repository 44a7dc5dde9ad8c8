import { fit } from "./fit.ts";
import type { Texts } from "./texts.ts";

/** The place in a request that a refusal is about. */
export interface Field {
  readonly in: "body" | "path" | "query" | "header" | "cookie";
  /** Keys from the outermost on; of a parameter the first is its name. Empty: the whole of it. */
  readonly keys: readonly string[];
}

/** A field of the body by its dotted path, e.g. `items.0.quantity`. */
export function bodyField(path: string): Field {
  return { in: "body", keys: path.split(".") };
}

/** The name of a field for people, printable and of at most 120 characters; empty where there is nothing to name. */
export function fieldName({ in: place, keys }: Field, texts: Texts): string {
  if (keys.length === 0) return place === "body" ? texts.body() : "";
  return fit(keys.join(".").replace(/[\u0000-\u001f\u007f]/g, "?"), 120);
}
