import { componentName, type OpenApiDocument, operationsOf, type Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/**
 * Extension by which a contract says how the published documents write what code generators cannot take as it is: `first`, a union
 * as the first of its alternatives, where the wire takes more than is meant; `none`, a property that another one stands for left
 * out; a media type, an operation whose body comes in several ways with that one, which has all that the others have. What is
 * served and validated stays as it is.
 */
export const PUBLISHED_AS = "x-published-as";

/** The document with its schemas as they ask to be published. Leaves the input untouched. */
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

/** The document as it is, without saying so. Leaves the input untouched. */
export function publishedWhole(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, ({ [PUBLISHED_AS]: _way, ...schema }) => schema);
}

/**
 * Leaves to the operations of a document the media type that they ask to be published with. In place.
 * @param isWhole leave them all, without saying so
 */
export function narrowBodies(document: OpenApiDocument, isWhole: boolean): void {
  for (const { operation } of operationsOf(document)) {
    const { [PUBLISHED_AS]: mediaType } = operation as { [PUBLISHED_AS]?: string };
    delete (operation as { [PUBLISHED_AS]?: string })[PUBLISHED_AS];
    const body = operation.requestBody;
    const media = body?.content[mediaType ?? ""];
    if (body && mediaType !== undefined && media && !isWhole) body.content = { [mediaType]: media };
  }
}

function firstOf({ anyOf: [first] = [], ...said }: Schema): Schema {
  return { ...first, ...said };
}

function withoutHidden({ properties, ...schema }: Schema): Schema {
  if (properties === undefined) return schema;
  const shown = Object.entries(properties).filter(([, property]) => property[PUBLISHED_AS] !== "none");
  return { ...schema, properties: Object.fromEntries(shown) };
}
