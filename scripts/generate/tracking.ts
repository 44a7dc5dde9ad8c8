import type { Tracking } from "./createAjv.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

/** Keywords beside which `unevaluatedProperties` means more than `additionalProperties`: they look at properties too. */
export const IN_PLACE = ["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"];
const UNEVALUATED = ["unevaluatedProperties", "unevaluatedItems"];

/** What the validators of a document have to keep track of. */
export function trackingOf(document: OpenApiDocument): Tracking {
  const tracking: Tracking = {};
  const walk = (node: unknown): void => {
    if (typeof node === "string" && node in Object.prototype) tracking.ownProperties = true;
    if (typeof node !== "object" || node === null) return;
    const keys = Object.keys(node);
    if ("unevaluatedItems" in node) tracking.unevaluated = true;
    if (UNEVALUATED.some((key) => key in node) && IN_PLACE.some((key) => key in node))
      tracking.unevaluated = true;
    if (keys.some((key) => key in Object.prototype)) tracking.ownProperties = true;
    for (const key of keys) walk((node as Record<string, unknown>)[key]);
  };
  walk(document);
  return tracking;
}
