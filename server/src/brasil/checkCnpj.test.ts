import { expect, test } from "vitest";
import { checkCnpj } from "./checkCnpj.ts";

test.each([
  ["11222333000181", true],
  ["12ABC34501DE35", true],
  ["11222333000180", false],
  ["11222333000191", false],
  ["12ABC34501DF35", false],
])("CNPJ %s: %s", (cnpj, good) => {
  expect(checkCnpj(cnpj)).toBe(good);
});
