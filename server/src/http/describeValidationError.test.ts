import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAjv } from "../../../scripts/generate/createAjv.ts";
import { describeValidationError } from "./describeValidationError.ts";

const ajv = createAjv();
const told = (schema: object, value: unknown, where?: string) => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  return describeValidationError(validate.errors as never, where);
};
const nullable = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
const inField = (schema: object) => ({ type: "object", properties: { campo: schema } });
const unions = {
  type: "object",
  discriminator: { propertyName: "tipo" },
  required: ["tipo"],
  oneOf: [
    { type: "object", properties: { tipo: { const: "a" }, n: { type: "integer" } } },
    { type: "object", properties: { tipo: { const: "b" } } },
  ],
};

describe("the text for every keyword", () => {
  it.each<[string, object, unknown, string]>([
    ["required", { type: "object", properties: { a: {} }, required: ["a"] }, {}, "a: é obrigatório"],
    ["type string", inField({ type: "string" }), { campo: 1 }, "campo: deve ser um texto"],
    ["type integer", inField({ type: "integer" }), { campo: 1.5 }, "campo: deve ser um número inteiro"],
    [
      "type number, 1e400",
      inField({ type: "number" }),
      { campo: Number("1e400") },
      "campo: deve ser um número",
    ],
    ["type boolean", inField({ type: "boolean" }), { campo: "true" }, "campo: deve ser true ou false"],
    ["type array", inField({ type: "array" }), { campo: {} }, "campo: deve ser uma lista"],
    ["type object", inField({ type: "object" }), { campo: [] }, "campo: deve ser um objeto"],
    [
      "type union",
      inField({ type: ["integer", "string"] }),
      { campo: true },
      "campo: deve ser um número inteiro ou um texto",
    ],
    [
      "maxLength",
      inField({ type: "string", maxLength: 2 }),
      { campo: "abc" },
      "campo: deve ter no máximo 2 caracteres",
    ],
    [
      "maxLength 1",
      inField({ type: "string", maxLength: 1 }),
      { campo: "abc" },
      "campo: deve ter no máximo 1 caractere",
    ],
    ["minLength 1", inField({ type: "string", minLength: 1 }), { campo: "" }, "campo: não pode ser vazio"],
    [
      "minLength",
      inField({ type: "string", minLength: 3 }),
      { campo: "" },
      "campo: deve ter no mínimo 3 caracteres",
    ],
    ["enum", inField({ enum: ["a", "b", null] }), { campo: "c" }, "campo: deve ser um de: a, b, nulo"],
    ["const", inField({ const: "a" }), { campo: "c" }, "campo: deve ser a"],
    [
      "pattern",
      inField({ type: "string", pattern: "^a+$", patternText: "deve ter só a letra a, como aaa" }),
      { campo: "c" },
      "campo: deve ter só a letra a, como aaa",
    ],
    [
      "pattern without words",
      inField({ type: "string", pattern: "^a+$" }),
      { campo: "c" },
      "campo: não está no formato esperado",
    ],
    [
      "enum that takes an empty text",
      inField({ enum: ["", "a", "b"] }),
      { campo: "c" },
      "campo: deve ser um de: a, b",
    ],
    ["discriminator missing", unions, {}, "tipo: é obrigatório"],
    [
      "format",
      inField({ type: "string", format: "date" }),
      { campo: "2026-02-30" },
      "campo: deve ser uma data real no formato AAAA-MM-DD",
    ],
    ["minimum", inField({ type: "number", minimum: 1 }), { campo: 0 }, "campo: deve ser maior ou igual a 1"],
    [
      "maximum",
      inField({ type: "number", maximum: 9999999.99 }),
      { campo: 1e9 },
      "campo: deve ser menor ou igual a 9999999.99",
    ],
    [
      "exclusiveMinimum",
      inField({ type: "number", exclusiveMinimum: 0 }),
      { campo: 0 },
      "campo: deve ser maior que 0",
    ],
    [
      "exclusiveMaximum",
      inField({ type: "number", exclusiveMaximum: 1 }),
      { campo: 1 },
      "campo: deve ser menor que 1",
    ],
    [
      "multipleOf 0.01",
      inField({ type: "number", multipleOf: 0.01 }),
      { campo: 1.001 },
      "campo: deve ter no máximo 2 casas decimais",
    ],
    [
      "multipleOf 0.1",
      inField({ type: "number", multipleOf: 0.1 }),
      { campo: 1.01 },
      "campo: deve ter no máximo 1 casa decimal",
    ],
    [
      "multipleOf 5",
      inField({ type: "number", multipleOf: 5 }),
      { campo: 1 },
      "campo: deve ser múltiplo de 5",
    ],
    ["minItems 1", inField({ type: "array", minItems: 1 }), { campo: [] }, "campo: não pode ser vazio"],
    ["minItems", inField({ type: "array", minItems: 2 }), { campo: [] }, "campo: deve ter no mínimo 2 itens"],
    [
      "maxItems",
      inField({ type: "array", maxItems: 1 }),
      { campo: [1, 2] },
      "campo: deve ter no máximo 1 item",
    ],
    [
      "uniqueItems",
      inField({ type: "array", uniqueItems: true }),
      { campo: [1, 1] },
      "campo: não pode ter itens repetidos",
    ],
    [
      "additionalProperties",
      { type: "object", additionalProperties: false },
      { x: 1 },
      "x: campo desconhecido",
    ],
    ["discriminator unknown", unions, { tipo: "c" }, "tipo: tem um valor desconhecido"],
    ["discriminator branch", unions, { tipo: "a", n: "x" }, "n: deve ser um número inteiro"],
    [
      "nullable",
      inField(nullable({ type: "string", maxLength: 1 })),
      { campo: "ab" },
      "campo: deve ter no máximo 1 caractere",
    ],
    [
      "nullable, wrong type",
      inField(nullable({ type: "string" })),
      { campo: 1 },
      "campo: deve ser um texto ou nulo",
    ],
    [
      "nullable, null first",
      inField({ anyOf: [{ type: "null" }, { type: "string", maxLength: 1 }] }),
      { campo: "ab" },
      "campo: deve ter no máximo 1 caractere",
    ],
    [
      "anyOf of types",
      inField({ anyOf: [{ type: "integer" }, { type: "string" }] }),
      { campo: [] },
      "campo: deve ser um número inteiro ou um texto",
    ],
    [
      "anyOf, the branch that got furthest",
      inField({ anyOf: [{ type: "string" }, { type: "object", properties: { n: { type: "integer" } } }] }),
      { campo: { n: "x" } },
      "campo.n: deve ser um número inteiro",
    ],
    [
      "an index in the path",
      inField({ type: "array", items: { type: "object", properties: { "a/b~c": { type: "string" } } } }),
      { campo: [{}, { "a/b~c": 1 }] },
      "campo.1.a/b~c: deve ser um texto",
    ],
  ])("%s", (_name, schema, value, want) => expect(told(schema, value)).toBe(want));

  it("names the whole value by what the caller says", () => {
    expect(told({ type: "object" }, [], "corpo")).toBe("corpo: deve ser um objeto");
    expect(told({ type: "object" }, [])).toBe("deve ser um objeto");
    expect(describeValidationError(null, "corpo")).toBe("corpo: valor inválido");
  });

  it("lists many values as far as they fit", () => {
    const values = Array.from({ length: 200 }, (_, index) => `valor ${index}`);
    expect(told(inField({ enum: values }), { campo: "x" })).toMatch(
      /^campo: deve ser um de: valor 0, .+\.\.\. \(200 valores\)$/,
    );
  });

  it("is never longer than 255 characters and never splits one", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }),
        fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1 }),
        (key, allowedValues) => {
          const instancePath = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
          const text = describeValidationError([
            { instancePath, keyword: "enum", params: { allowedValues } },
          ]);
          expect([...text].length).toBeLessThanOrEqual(255);
          expect(text.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});
