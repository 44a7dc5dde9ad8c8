import { expect, test } from "vitest";
import { renderRecord, renderTable } from "./render.ts";

test("numbers are aligned to the right, texts to the left, accents count once", () => {
  const records = [
    { id: 1, nome: "São", valor: 10.5, cnpj: null },
    { id: 200, nome: "Sa\u0303o Paulo", valor: 3, cnpj: null },
  ];
  expect(renderTable(records, ["id", "nome", "valor", "cnpj"], false).split("\n")).toEqual([
    " id  nome       valor  cnpj",
    "  1  São         10.5  -",
    "200  Sa\u0303o Paulo    3.0  -",
  ]);
  const partly = renderTable([{ valor: 10.25 }, { valor: null }, { valor: -3 }], ["valor"], false);
  expect(partly.split("\n")).toEqual(["valor", "10.25", "    -", "-3.00"]);
});

test("colours mark names only where they are wanted", () => {
  expect(renderTable([{ id: 1 }], ["id"], true)).toBe("\u001b[1mid\u001b[22m\n 1");
  expect(renderRecord({ id: 1 }, true)).toBe("\u001b[2mid\u001b[22m  1");
  expect(renderRecord({ id: 1, a: { b: [1, 2], c: [{ d: 1 }] } }, false)).toBe(
    'id   1\na.b  1, 2\na.c  [{"d":1}]',
  );
});
