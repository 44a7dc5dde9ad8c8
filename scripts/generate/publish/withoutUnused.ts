import { reachable } from "../reachable.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";

/** The document without the schemas that nothing refers to: where they were used, they are written out. Leaves the input untouched. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  if (!components?.schemas) return document;
  const used = reachable(document, [document.paths, document.webhooks, components.parameters]);
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...components, schemas } };
}
