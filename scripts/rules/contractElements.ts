import { allOperationsOf, METHODS, type OpenApiDocument, rulesOf } from "../generate/toolkit/openApi.ts";

/**
 * The elements of a contract that cite rules, by rule. The whole document is named by its title, an operation is named by its id, a parameter
 * `operation?name`, a schema by its name, a property `Schema.property`; deeper parts by what leads to them.
 */
export function contractElements(document: OpenApiDocument): Map<string, string[]> {
  const elements = new Map<string, string[]>();
  const visit = (node: unknown, name: string) => {
    if (typeof node !== "object" || node === null) return;
    for (const rule of rulesOf(document, node)) note(elements, rule, name);
    for (const [key, value] of Object.entries(node)) visit(value, nameOf(name, key, value));
  };
  for (const rule of rulesOf(document, document)) note(elements, rule, document.info.title);
  for (const { operation } of allOperationsOf(document)) visit(operation, operation.operationId);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) visit(schema, name);
  for (const [name, parameter] of Object.entries(document.components?.parameters ?? {}))
    visit(parameter, name);
  return elements;
}

/** Adds a value to the list of a key, once. */
export function note<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key) ?? [];
  if (!list.includes(value)) lists.set(key, [...list, value]);
}

const TRANSPARENT = new Set(["parameters", "schema", "items", "properties", "anyOf", "allOf", "content"]);

/** Name of a part: a parameter by its name, a property after a point; what only groups parts adds nothing. */
function nameOf(name: string, key: string, value: unknown): string {
  const { name: own, in: place } = (value ?? {}) as { name?: unknown; in?: unknown };
  if (typeof own === "string" && typeof place === "string") return `${name}?${own}`;
  if (TRANSPARENT.has(key) || /^\d$/.test(key)) return name;
  return key.includes("/") || METHODS.includes(key as never) ? name : `${name}.${key}`;
}
