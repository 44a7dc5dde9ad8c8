import {
  type OpenApiDocument,
  REFERENCE,
  resolveSchema,
  rulesOf,
  type Schema,
} from "@frete/contract/toolkit/openApi";

/** A value inside a body, with what the contract says of it. */
export interface Field {
  /** JSON pointer into the sample body; the first item stands for all items of an array. */
  pointer: string;
  schema: Schema;
  /** May its owner not do without it? */
  required: boolean;
  /** Rules named on the property, on the property's type, and on the type that holds it. */
  rules: string[];
  /** Does only a decision of the project say this of the field (a keyword of its schema, `required`)? */
  isDecided: (keyword: string) => boolean;
}

/** Every field of a schema down to the last, in document order. Alternatives (`anyOf`) are not entered. */
export function* schemaFields(
  document: OpenApiDocument,
  schema: Schema,
  pointer = "",
  ownerRules: readonly string[] = [],
): Generator<Field> {
  const owner = resolveSchema(document, schema);
  const rules = rulesOf(document, owner).length > 0 ? rulesOf(document, owner) : ownerRules;
  for (const [name, property] of Object.entries(owner.properties ?? {})) {
    const field = resolveSchema(document, property);
    const own = [...rulesOf(document, property), ...rules, ...rulesOf(document, field)];
    const at = `${pointer}/${name}`;
    yield {
      pointer: at,
      schema: field,
      required: owner.required?.includes(name) ?? false,
      rules: [...new Set(own)],
      isDecided: decidedBy(property, field),
    };
    yield* schemaFields(document, field, at, own);
    if (field.items) {
      const item = resolveSchema(document, field.items);
      const isDecided = decidedBy(field.items, item);
      yield { pointer: `${at}/0`, schema: item, required: false, rules: [...new Set(own)], isDecided };
      yield* schemaFields(document, item, `${at}/0`, own);
    }
  }
}

/** What the marks of the layer `reference` on the elements say. */
export function decidedBy(...elements: readonly object[]): (keyword: string) => boolean {
  const marks = elements.map((element) => (element as { [REFERENCE]?: true | readonly string[] })[REFERENCE]);
  return (keyword) => marks.some((mark) => mark === true || mark?.includes(keyword));
}
