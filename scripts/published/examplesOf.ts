import { schemaNodes } from "./schemaNodes.ts";

/** A value that a document gives as an example of a schema. */
export interface PublishedExample {
  /** Where the schema is: a JSON pointer, to the component when the schema is nothing but a reference to it. */
  pointer: string;
  value: unknown;
}

/**
 * Every example of an OpenAPI document, 3.0 or 3.1: of media types, parameters, headers and schemas. The same one of the same schema
 * comes once.
 */
export function examplesOf(document: object): PublishedExample[] {
  const found = new Map<string, PublishedExample>();
  const placeOf = new Map<string, string>();
  for (const { pointer, schema, holder } of schemaNodes(document)) {
    const text = JSON.stringify(schema);
    const isReference = Object.keys(schema).join() === "$ref";
    // Equal schemas are compiled once: most of them are that of a failure.
    const place = isReference ? (schema.$ref as string).slice(1) : (placeOf.get(text) ?? pointer);
    placeOf.set(text, place);
    for (const value of [...valuesOf(schema), ...valuesOf(holder)])
      found.set(`${place} ${JSON.stringify(value)}`, { pointer: place, value });
  }
  return [...found.values()];
}

/** `examples` is a list of values in a schema, and an object of those that have a `value` elsewhere. */
function valuesOf(element: Record<string, unknown> = {}): unknown[] {
  const { examples = [] } = element as { examples?: unknown[] | Record<string, { value: unknown }> };
  const many = Array.isArray(examples) ? examples : Object.values(examples).map(({ value }) => value);
  return "example" in element ? [element.example, ...many] : many;
}
