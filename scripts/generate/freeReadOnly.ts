import { reachable } from "./reachable.ts";
import { componentName, type OpenApiDocument, operationsOf, type Schema } from "./toolkit/openApi.ts";

const PREFIX = "#/components/schemas/";

/**
 * Lets requests leave out what is only read (`readOnly`), in place: no such property is required there. A component that answers share
 * stays as it is; requests get a copy of it, `<name>Input`.
 */
export function freeReadOnly(document: OpenApiDocument): void {
  const components = document.components?.schemas ?? {};
  const copies = new Map<string, string>();

  const copyOf = (name: string): string => {
    const known = copies.get(name);
    if (known !== undefined) return known;
    const holds = [name, ...reachable(document, components[name])].some((each) =>
      hasReadOnly(components[each]),
    );
    let copy = name;
    while (holds && components[copy] !== undefined) copy = `${copy}Input`;
    copies.set(name, copy);
    if (copy !== name) {
      components[copy] = {};
      components[copy] = forRequest(components[name]) as Schema;
    }
    return copy;
  };
  const forRequest = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(forRequest);
    if (typeof node !== "object" || node === null) return node;
    const name = componentName(node as Schema);
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, forRequest(value)]));
    if (name !== undefined) copy.$ref = PREFIX + copyOf(name);
    const { properties, required } = node as Schema;
    if (properties && Array.isArray(required))
      copy.required = required.filter((each) => properties[each]?.readOnly !== true);
    return copy;
  };
  for (const { operation } of operationsOf(document))
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      if (media.schema) media.schema = forRequest(media.schema) as Schema;
}

function hasReadOnly(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  return (node as Schema).readOnly === true || Object.values(node).some(hasReadOnly);
}
