import { InvalidArgumentError } from "commander";
import { describe, expect, test } from "vitest";
import { contractOperation } from "../contract/contractDocument.ts";
import { assembleBody, bodyFlags, flagName, parseValue } from "./flags.ts";

test.each([
  ["perAdiDesconto", "per-adi-desconto"],
  ["filialERP", "filial-erp"],
  ["validarChaveNF", "validar-chave-nf"],
  ["nome", "nome"],
])("flag of %s is --%s", (field, flag) => {
  expect(flagName(field)).toBe(flag);
});

const nullable = { anyOf: [{ type: "integer" }, { type: "null" }] };

describe("values of flags", () => {
  test.each([
    ["5", { type: "integer" }, 5],
    ["-5,5", { type: "number" }, -5.5],
    ["5.25", { type: "number" }, 5.25],
    ["true", { type: "boolean" }, true],
    ["null", { type: "string" }, "null"],
    ["null", nullable, null],
    ["7", nullable, 7],
    ["", { type: "array", items: { type: "string" } }, []],
    ["a, b", { type: "array", items: { type: "string" } }, ["a", "b"]],
    ['["a,b"]', { type: "array", items: { type: "string" } }, ["a,b"]],
    ["1,2", { type: "array", items: { type: "integer" } }, [1, 2]],
    ['{"campo":1}', { type: "array", items: { anyOf: [{ type: "object" }] } }, [{ campo: 1 }]],
  ])("%s of %j is %j", (text, schema, value) => {
    expect(parseValue(text, schema)).toEqual(value);
  });

  test.each([
    ["1.5", { type: "integer" }],
    ["1e3", { type: "number" }],
    ["", { type: "number" }],
    ["1", { type: "boolean" }],
    ["1,x", { type: "array", items: { type: "integer" } }],
    ["{", { type: "object" }],
  ])("%s is no %j", (text, schema) => {
    expect(() => parseValue(text, schema)).toThrow(InvalidArgumentError);
  });
});

test("every field of a body has a flag, inner objects field by field, and lands where it belongs", () => {
  const flags = bodyFlags(contractOperation("alterarLoja").body ?? {});
  const names = flags.map(({ option }) => option.long);
  expect(names).toContain("--limites-volumes");
  expect(names).not.toContain("--limites");
  expect(new Set(names).size).toBe(names.length);
  const values = { nome: "Nova", limitesVolumes: 3, filtrosCanal: ["A"] };
  expect(assembleBody(flags, values, { nome: "Velha", limites: { envios: 2 } })).toEqual({
    nome: "Nova",
    limites: { envios: 2, volumes: 3 },
    filtros: { canal: ["A"] },
  });
});
