// Copied from scripts/generate/toolkit/serializeBody.ts by npm run generate; do not edit.
import type { OperationEntry, PartEntry } from "./contractModule.ts";
import { serializeFields } from "./serializeParameters.ts";

/** A body as fetch takes it, and its media type where fetch does not find it out by itself. */
export interface SerializedBody {
  readonly content: unknown;
  readonly mediaType: string | undefined;
}

/**
 * Writes the body of a request: JSON, forms of both kinds by the fields of the contract, everything else as it is given.
 *
 * @param named the media type that the caller chose; without one it is the first of the contract
 * @throws RangeError naming a field whose value a form cannot carry
 */
export function serializeBody(
  { body: entry }: Pick<OperationEntry, "body">,
  body: unknown,
  named: string | null,
): SerializedBody {
  const mediaType = named ?? entry?.contentTypes[0] ?? "application/json";
  if (body instanceof FormData) return { content: body, mediaType: undefined };
  const form = entry?.forms?.[mediaType];
  if (form && "parts" in form) return { content: formData(form.parts, body as object), mediaType: undefined };
  if (form && "fields" in form && !(body instanceof URLSearchParams) && typeof body !== "string")
    return { content: serializeFields(form.fields, body as Record<string, unknown>), mediaType };
  if (form && "types" in form) return { content: String(body), mediaType };
  const isJson = /^application\/(?:[\w.+-]+\+)?json(?:;|$)/i.test(mediaType);
  // A range is no type that a body can have: fetch knows that of a Blob.
  const known = mediaType.includes("*") ? undefined : mediaType;
  return { content: isJson ? JSON.stringify(body) : body, mediaType: known };
}

function formData(parts: Readonly<Record<string, PartEntry>>, body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const part = parts[name];
    for (const item of part?.isList && Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (part?.kind === "json")
        form.append(name, new Blob([JSON.stringify(item)], { type: "application/json" }));
      else form.append(name, String(item));
    }
  }
  return form;
}
