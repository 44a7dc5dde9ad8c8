import type { OpenApiDocument, Schema } from "./contract.ts";

const COMPONENT = "#/components/schemas/";

/** A value inside a body, with what the contract says of it. */
export interface Field {
  /** JSON pointer into the sample body; the first item stands for all items of an array. */
  pointer: string;
  schema: Schema;
  /** May its owner not do without it? */
  required: boolean;
  /** Rules named on the property, on the property's type, and on the type that holds it. */
  rules: string[];
}

/** Every field of a schema down to the last, in document order. Alternatives (`anyOf`) are not entered. */
export function* schemaFields(
  document: OpenApiDocument,
  schema: Schema,
  pointer = "",
  ownerRules: readonly string[] = [],
): Generator<Field> {
  const owner = resolved(document, schema);
  const rules = rulesOf(owner).length > 0 ? rulesOf(owner) : ownerRules;
  for (const [name, property] of Object.entries(owner.properties ?? {})) {
    const field = resolved(document, property);
    const own = [...rulesOf(property), ...rules, ...rulesOf(field)];
    const at = `${pointer}/${name}`;
    yield {
      pointer: at,
      schema: field,
      required: owner.required?.includes(name) ?? false,
      rules: [...new Set(own)],
    };
    yield* schemaFields(document, field, at, own);
    if (field.items) {
      const item = resolved(document, field.items);
      yield { pointer: `${at}/0`, schema: item, required: false, rules: [...new Set(own)] };
      yield* schemaFields(document, item, `${at}/0`, own);
    }
  }
}

/** The schema with its `$ref` replaced by what it points at; keywords beside the `$ref` win, rule ids add up. */
export function resolved(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  const target = resolved(document, document.components?.schemas?.[$ref.slice(COMPONENT.length)] ?? {});
  return { ...target, ...beside, "x-regras": [...rulesOf(target), ...rulesOf(schema)] };
}

/** Rule ids that the contract hangs on a schema. */
export function rulesOf(schema: Schema): string[] {
  return (schema["x-regras"] as string[] | undefined) ?? [];
}
