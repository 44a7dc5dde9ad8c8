import { STATUS_CODES } from "node:http";
import type { ErrorBody } from "./errorBody.ts";
import type { Field } from "./field.ts";

/** Longest JSON pointer told, in characters: what is sent may have longer keys. */
const MAX_POINTER = 500;

/**
 * The body of an error answer as problem details (RFC 9457). `type` is `about:blank`, so `title` is the status's own phrase;
 * what is about one field has it in `errors`, as the RFC's example does: a `pointer` into the body, or the name of a `parameter`.
 */
export const problemDetails: ErrorBody = ({ status, field, detail, text }) => ({
  mediaType: "application/problem+json",
  body: {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: text,
    ...(field && { errors: [{ ...placeOf(field), detail }] }),
  },
});

function placeOf({ in: place, keys }: Field): { pointer: string } | { in: string; parameter?: string } {
  if (place === "body") return { pointer: fragment(keys) };
  const [parameter] = keys;
  return parameter === undefined ? { in: place } : { in: place, parameter };
}

/** Keys as the fragment form of a JSON pointer (RFC 6901, section 6), down to where it fits. */
function fragment(keys: readonly string[]): string {
  let pointer = "#";
  for (const key of keys) {
    const escaped = key.toWellFormed().replaceAll("~", "~0").replaceAll("/", "~1");
    const next = `${pointer}/${encodeURIComponent(escaped)}`;
    if (next.length > MAX_POINTER) break;
    pointer = next;
  }
  return pointer;
}
