import { relative } from "node:path";
import type { Validate } from "@frete/contract/toolkit/contractModule";
import { componentName, type OpenApiDocument, type Schema } from "@frete/contract/toolkit/openApi";
import { valueAt, withValue } from "./jsonPointer.ts";
import { KitError } from "./kitError.ts";
import { type Field, schemaFields } from "./schemaFields.ts";
import { edges, outside, type Variant } from "./variants.ts";

/** A body that differs from a valid one in a single field. */
export interface DerivedBody {
  /** `<field>/<keyword>-<value>`, unique among the bodies derived from one schema; array positions are left out. */
  name: string;
  /** Dotted path of the field, as error texts name it. */
  field: string;
  pointer: string;
  keyword: string;
  /** Rules that the contract names for the field. */
  rules: string[];
  /** Does only a decision of the project set this limit? */
  isDecided: boolean;
  body: unknown;
}

export interface DeriveOptions {
  document: OpenApiDocument;
  schema: Schema;
  /** A valid body with every optional field present. */
  sample: unknown;
  /** Path of the file that puts the sample together, for those who have to mend it. */
  file: string;
  /** The contract's own validator of `schema`. */
  validate: Validate;
}

/**
 * For every field of a schema the bodies that break one keyword each: required, type, size, range, decimal places,
 * enumeration, pattern, number of items.
 * @throws KitError when the sample is not valid or lacks a field. A variant that the contract's validator accepts is no
 * negative and is left out.
 */
export function deriveNegatives(options: DeriveOptions): DerivedBody[] {
  return derive(options, false, (field, sample) => [
    ...(field.required ? [{ keyword: "required", name: "absent", value: undefined }] : []),
    ...outside(field.schema, sample),
  ]);
}

/** For every field of a schema the bodies on the valid side of each keyword, and without each optional field, or null for it. */
export function derivePositives(options: DeriveOptions): DerivedBody[] {
  return derive(options, true, (field, sample) => [
    ...(field.required || /\/\d+$/.test(field.pointer)
      ? []
      : [
          { keyword: "required", name: "absent", value: undefined },
          { keyword: "null", name: "sent", value: null },
        ]),
    ...edges(field.schema, sample),
  ]);
}

function derive(
  { document, schema, sample, file, validate }: DeriveOptions,
  valid: boolean,
  variantsOf: (field: Field, sample: unknown) => Variant[],
): DerivedBody[] {
  const fault = (what: string) =>
    new KitError(
      `${relative(".", file)}: the sample of ${componentName(schema) ?? "a body"} ${what}; mend it there or in what it is made of`,
    );
  if (!validate(sample)) throw fault(`is not valid: ${JSON.stringify(validate.errors)}`);
  const seen = new Set<string>();
  return [...schemaFields(document, schema)].flatMap((field) => {
    const { pointer, rules, isDecided } = field;
    if (valueAt(sample, pointer) === undefined) throw fault(`has no ${pointer}, a field of the contract`);
    return variantsOf(field, valueAt(sample, pointer)).flatMap(({ keyword, name, value }) => {
      const body = withValue(sample, pointer, value);
      const id = `${pointer.slice(1).replace(/\/0/g, "").replaceAll("/", ".")}${/\/0$/.test(pointer) ? ".item" : ""}/${keyword}-${name}`;
      // A validator may take a null out of what it is given.
      if (seen.has(id) || validate(withValue(sample, pointer, value)) !== valid) return [];
      seen.add(id);
      const derived = {
        name: id,
        field: pointer.slice(1).replaceAll("/", "."),
        pointer,
        keyword,
        rules,
        body,
      };
      return [{ ...derived, isDecided: isDecided(keyword) }];
    });
  });
}
