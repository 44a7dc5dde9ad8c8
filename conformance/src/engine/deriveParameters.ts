import {
  type ParameterObject,
  parametersOf,
  resolveSchema,
  rulesOf,
  type Schema,
} from "@frete/contract/toolkit/openApi";
import type { Contract } from "./contract.ts";
import { operationObject } from "./expectation.ts";

/** Path or query values that differ from valid ones in a single parameter. */
export interface DerivedParameter {
  /** `<parameter>/<keyword>-<value>`. */
  name: string;
  parameter: string;
  place: "path" | "query";
  rules: string[];
  /** One value, or two of the same name. */
  values: readonly string[];
}

const NO_DATES = [
  ["format-empty", ""],
  ["format-text", "hoje"],
  ["format-other-order", "01/02/2026"],
  ["format-without-hyphens", "20260201"],
  ["format-with-time", "2026-02-01T00:00:00"],
  ["format-no-calendar-date", "2026-02-30"],
];

/** Values that a parameter does not allow: text for numbers, dates of another form, outside its range or size, a scalar given twice. */
export function deriveParameterNegatives(contract: Contract, operationId: string): DerivedParameter[] {
  return derive(
    contract,
    operationId,
    ({ in: place }, { type, format, minimum, maximum, maxLength, enum: values }) => [
      ...(type === "integer"
        ? [
            ["type-text", "abc"],
            ["type-fraction", "1.5"],
            ["type-empty", ""],
          ]
        : []),
      ...(format === "date" ? NO_DATES : []),
      ...(typeof minimum === "number" ? [["minimum-below", String(minimum - 1)]] : []),
      ...(typeof maximum === "number" ? [["maximum-above", String(maximum + 1)]] : []),
      ...(typeof maxLength === "number" ? [["maxLength-above", "9".repeat(maxLength + 1)]] : []),
      ...(values ? [["enum-other", "outro"]] : []),
      ...(place === "query" && type === "integer" ? [["twice", "1", "2"]] : []),
    ],
  );
}

/** Values on the edge of what a parameter allows. */
export function deriveParameterPositives(contract: Contract, operationId: string): DerivedParameter[] {
  return derive(contract, operationId, (_, { minimum, maximum, maxLength, enum: values = [] }) => [
    ...(typeof minimum === "number" ? [["minimum", String(minimum)]] : []),
    ...(typeof maximum === "number" ? [["maximum", String(maximum)]] : []),
    ...(typeof maxLength === "number" ? [["maxLength", "9".repeat(maxLength)]] : []),
    ...values.map((value) => [`enum-${plain(value)}`, String(value)]),
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
    const rules = [...new Set([...(parameter["x-regras"] ?? []), ...rulesOf(schema)])];
    return variantsOf(parameter, schema).map(
      ([variant, ...values]): DerivedParameter => ({
        name: `${name}/${variant}`,
        parameter: name,
        place,
        rules,
        values,
      }),
    );
  });
}

/** A value in letters that a case id may hold. */
function plain(value: unknown): string {
  return String(value)
    .normalize("NFD")
    .replace(/[^\w.-]/g, "");
}
