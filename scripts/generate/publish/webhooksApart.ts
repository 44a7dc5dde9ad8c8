import { reachable } from "../reachable.ts";
import { type OpenApiDocument, webhooksOf } from "../toolkit/openApi.ts";
import { withoutUnused } from "./withoutUnused.ts";

/**
 * The document without what the service calls by itself. Generators of clients make methods of that, as if it were served (of those of
 * openapi-generator for Python it is no Python at all). Leaves the input untouched.
 */
export function withoutWebhooks({ webhooks: _called, ...served }: OpenApiDocument): OpenApiDocument {
  return withoutUnused(served);
}

/**
 * A document of what the service calls by itself, and nothing else, described as the groups of it are; undefined when that is nothing.
 * Leaves the input untouched.
 */
export function webhooksAlone(document: OpenApiDocument): OpenApiDocument | undefined {
  const { openapi, info, servers, tags = [], webhooks, components, ...said } = document;
  if (webhooks === undefined) return undefined;
  const used = reachable(document, webhooks);
  const groups = new Set([...webhooksOf(document)].flatMap(({ operation }) => operation.tags ?? []));
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) => used.has(name));
  const extensions = Object.entries(said).filter(([key]) => key.startsWith("x-"));
  const group = tags.filter(({ name }) => groups.has(name));
  const { title, version, description: _ofAll, ...about } = info;
  const description = group.map((tag) => tag.description ?? "").join("\n\n");
  return {
    openapi,
    info: { title, version, ...(description && { description }), ...about },
    ...(servers && { servers }),
    ...(group.length > 0 && { tags: group }),
    paths: {},
    webhooks,
    components: { schemas: Object.fromEntries(schemas) },
    ...Object.fromEntries(extensions),
  };
}
