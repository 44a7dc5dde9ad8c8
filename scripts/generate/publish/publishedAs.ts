import { componentName, type OpenApiDocument, type Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/**
 * Extension by which a contract says how the published documents write what code generators cannot take as it is: `first`, a union
 * as the first of its alternatives, where the wire takes more than is meant; `none`, a property that another one stands for left
 * out. What is served and validated stays as it is.
 */
export const PUBLISHED_AS = "x-published-as";

/** The document with its elements as they ask to be published. Leaves the input untouched. */
export function publishedAs(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => {
    const { [PUBLISHED_AS]: way, ...own } = schema;
    // Whoever has the property leaves it out.
    if (way === "none") return schema;
    if (way === "first") return firstOf(own);
    const target = document.components?.schemas?.[componentName(schema) ?? ""] ?? {};
    if (target[PUBLISHED_AS] !== "first" || target.anyOf?.[0]?.$ref === undefined) return withoutHidden(own);
    const { $ref: _union, ...beside } = own;
    const { [PUBLISHED_AS]: _way, ...meant } = firstOf(target);
    return { ...meant, ...beside };
  });
}

function firstOf({ anyOf: [first] = [], ...said }: Schema): Schema {
  return { ...first, ...said };
}

function withoutHidden({ properties, ...schema }: Schema): Schema {
  if (properties === undefined) return schema;
  const shown = Object.entries(properties).filter(([, property]) => property[PUBLISHED_AS] !== "none");
  return { ...schema, properties: Object.fromEntries(shown) };
}
