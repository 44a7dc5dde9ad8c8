import {
  type ParameterObject,
  parametersOf,
  resolveSchema,
  rulesOf,
  type Schema,
} from "@frete/contract/toolkit/openApi";
import type { Contract } from "./contract.ts";
import { operationObject } from "./expectation.ts";
import { decidedBy } from "./schemaFields.ts";

/** Path or query values that differ from valid ones in a single parameter. */
export interface DerivedParameter {
  /** `<parameter>/<keyword>-<value>`. */
  name: string;
  parameter: string;
  place: "path" | "query";
  /** What the values try: the first word of the variant. */
  keyword: string;
  rules: string[];
  /** Does only a decision of the project set this limit? */
  isDecided: boolean;
  /** One value, or two of the same name. */
  values: readonly string[];
}

const NO_DATES = [
  ["format-text", "hoje"],
  ["format-other-order", "01/02/2026"],
  ["format-without-hyphens", "20260201"],
  ["format-with-time", "2026-02-01T00:00:00"],
  ["format-no-calendar-date", "2026-02-30"],
];

/** Values that a parameter does not allow: none where one is required, text for numbers, dates of another form, outside its range or size, a scalar given twice. */
export function deriveParameterNegatives(contract: Contract, operationId: string): DerivedParameter[] {
  return derive(
    contract,
    operationId,
    ({ in: place, required }, { type, format, minimum, maximum, maxLength, enum: values }) => [
      ...(type === "integer"
        ? [
            ["type-text", "abc"],
            ["type-fraction", "1.5"],
          ]
        : []),
      ...(format === "date" ? NO_DATES : []),
      ...(place === "query" && required ? [["blank", ""]] : []),
      ...(typeof minimum === "number" ? [["minimum-below", String(minimum - 1)]] : []),
      ...(typeof maximum === "number" ? [["maximum-above", String(maximum + 1)]] : []),
      ...(typeof maxLength === "number" ? [["maxLength-above", "9".repeat(maxLength + 1)]] : []),
      ...(values ? [["enum-other", "outro"]] : []),
      ...(place === "query" && type === "integer" ? [["twice", "1", "2"]] : []),
    ],
  );
}

/** Values on the edge of what a parameter allows, and a blank one where the query may do without it. */
export function deriveParameterPositives(contract: Contract, operationId: string): DerivedParameter[] {
  const isOptional = ({ in: place, required }: ParameterObject) => place === "query" && !required;
  return derive(contract, operationId, (parameter, { minimum, maximum, maxLength, enum: values = [] }) => [
    ...(isOptional(parameter) ? [["blank", ""]] : []),
    ...(typeof minimum === "number" ? [["minimum", String(minimum)]] : []),
    ...(typeof maximum === "number" ? [["maximum", String(maximum)]] : []),
    ...(typeof maxLength === "number" ? [["maxLength", "9".repeat(maxLength)]] : []),
    ...values.filter((value) => value !== "").map((value) => [`enum-${plain(value)}`, String(value)]),
  ]);
}

function derive(
  contract: Contract,
  operationId: string,
  variantsOf: (parameter: ParameterObject, schema: Schema) => string[][],
): DerivedParameter[] {
  const { document } = contract;
  return parametersOf(document, operationObject(contract, operationId)).flatMap((parameter) => {
    const { name, in: place } = parameter;
    if (place !== "path" && place !== "query") return [];
    const schema = resolveSchema(document, parameter.schema);
    const rules = [...new Set([...rulesOf(document, parameter), ...rulesOf(document, schema)])];
    return variantsOf(parameter, schema).map(
      ([variant = "", ...values]): DerivedParameter => ({
        name: `${name}/${variant}`,
        keyword: keywordOf(variant),
        isDecided: decidedBy(parameter, parameter.schema, schema)(keywordOf(variant)),
        parameter: name,
        place,
        rules,
        values,
      }),
    );
  });
}

/** The first word of a variant. */
const keywordOf = (variant: string): string => variant.split("-")[0] as string;

/** A value in letters that a case id may hold. */
function plain(value: unknown): string {
  return String(value)
    .normalize("NFD")
    .replace(/[^\w.-]/g, "");
}
