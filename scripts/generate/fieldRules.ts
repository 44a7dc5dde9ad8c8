import { eachPart } from "./eachPart.ts";
import { GenerateError } from "./generateError.ts";
import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";

/** The values that fields have to have for a rule to apply. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * What a contract says of the fields of an object beyond the schema of each. Handlers hold it, at their place in the order of what
 * they refuse; the published documents say it (`publish/sayFieldRules.ts`). Null is as good as nothing in all of it.
 */
export interface FieldRules {
  /** These fields are there when others have these values. */
  "x-required-when"?: readonly { when: Values; fields: readonly string[] }[];
  /** These fields are there when another one is not. */
  "x-required-unless"?: readonly { given: string; fields: readonly string[] }[];
  /** All of these fields are there, or none. */
  "x-together"?: readonly (readonly string[])[];
  "x-at-least-one-of"?: readonly (readonly string[])[];
  "x-exactly-one-of"?: readonly (readonly string[])[];
  /** Keywords of fields: always, or when others have these values. */
  "x-limited-to"?: readonly { when?: Values; fields: Readonly<Record<string, Schema>> }[];
}

/** The fields that each kind of rule names. */
const NAMED: { [Rule in keyof FieldRules]-?: (said: Required<FieldRules>[Rule][number]) => string[] } = {
  "x-required-when": ({ when, fields }) => [...Object.keys(when), ...fields],
  "x-required-unless": ({ given, fields }) => [given, ...fields],
  "x-together": (fields) => [...fields],
  "x-at-least-one-of": (fields) => [...fields],
  "x-exactly-one-of": (fields) => [...fields],
  "x-limited-to": ({ when = {}, fields }) => [...Object.keys(when), ...Object.keys(fields)],
};
/** Names of the extensions that say rules between fields. */
export const FIELD_RULES = Object.keys(NAMED) as readonly (keyof FieldRules)[];

/** Does a schema say rules of its fields? */
export const hasFieldRules = (schema: Schema): boolean =>
  FIELD_RULES.some((rule) => schema[rule] !== undefined);

/** The fields that the rules of a schema speak of. */
export const namedFields = (schema: Schema): string[] => FIELD_RULES.flatMap((rule) => namedBy(schema, rule));

function namedBy(schema: Schema, rule: keyof FieldRules): string[] {
  const said = ((schema as FieldRules)[rule] ?? []) as never[];
  return said.flatMap(NAMED[rule]);
}

/** @throws GenerateError naming a component whose rules speak of a field that it does not have */
export function checkFieldRules({ components }: OpenApiDocument): void {
  eachPart(Object.entries(components?.schemas ?? {}), ([name, schema]) => {
    for (const rule of FIELD_RULES) {
      const known = Object.keys(schema.properties ?? {});
      const unknown = namedBy(schema, rule).find((field) => !known.includes(field));
      if (unknown !== undefined)
        throw new GenerateError(`${rule} speaks of ${unknown}, which is no field of it`, {
          code: "field-rule",
          help: `its own fields are ${known.join(", ")}`,
          part: { schema: name },
        });
    }
  });
}
