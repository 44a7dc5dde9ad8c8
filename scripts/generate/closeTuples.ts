import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";

/** Gives the tuples of a document their length, in place: `[string, int32]` has two items, but the emitter writes only what they are. */
export function closeTuples(document: OpenApiDocument): void {
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    Object.values(node).forEach(walk);
    const schema = node as Schema;
    if (!Array.isArray(schema.prefixItems) || schema.items !== undefined) return;
    schema.minItems ??= schema.prefixItems.length;
    schema.maxItems ??= schema.prefixItems.length;
  };
  walk(document.paths);
  walk(document.webhooks);
  walk(document.components);
}
