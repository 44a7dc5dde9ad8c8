import { expect, test } from "vitest";
import { codigoCompleto } from "./codigoCompleto.ts";
import { temEstoque } from "./temEstoque.ts";

const option = (filial: number, idMetodoEnvio: number) => ({ dadosFrete: { filial, idMetodoEnvio } });

test.each([
  [1, 2, "1234567890100000010000002"],
  [9_999_999, 0, "1234567890199999990000000"],
])("NS-033: branch %i and method %i", (filial, metodo, code) => {
  expect(codigoCompleto("12345678901", option(filial, metodo))).toBe(code);
  expect(code.length).toBe(25);
});

test.each([
  ["1234567890", 1, 1, "idCotacao"],
  ["1234567890100000010000002", 1, 1, "idCotacao"],
  ["12345678901", 10_000_000, 1, "filial"],
  ["12345678901", 1, -1, "idMetodoEnvio"],
  ["12345678901", 1, 1.5, "idMetodoEnvio"],
])("NS-033: %s, %d, %d has no code", (idCotacao, filial, metodo, named) => {
  expect(() => codigoCompleto(idCotacao, option(filial, metodo))).toThrow(named);
});

test("COT-015: the flag is inverted", () => {
  expect([temEstoque({ possuiEstoque: 0 }), temEstoque({ possuiEstoque: 1 })]).toEqual([true, false]);
});
