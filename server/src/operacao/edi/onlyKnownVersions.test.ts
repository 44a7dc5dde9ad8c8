import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import { conembReader } from "./conembReader.ts";
import { conemb50, conemb322, lineOf, ocoren342 } from "./lines.testing.ts";
import { ocorenReader } from "./ocorenReader.ts";
import { readLinesOf } from "./readLinesOf.testing.ts";

const interchange = (name: string) =>
  lineOf([
    [1, "000"],
    [4, "TRANSPORTADORA"],
    [39, "LOJA"],
    [74, "140726"],
    [80, "1930"],
    [84, name],
  ]);
const one = conemb322([["1", "00000001"]]);

describe.each([
  ["3.1, by its day", "CON140719301"],
  ["3.1, on the 31st", "CON310719301"],
  ["3.1, by name", "CON31"],
  ["5.0", "CON501407193"],
  ["nothing", ""],
])("interchange of %s", (_case, name) => {
  test.each([
    ["3.1", [one]],
    ["5.0", conemb50([["1", "1"]])],
  ])("documents of %s are read", (_version, lines) => {
    const reads = readLinesOf(conembReader(SAO_PAULO), [interchange(name), ...lines]);
    expect(reads).toEqual([{ linha: 2, registro: expect.anything() }]);
  });
});

test("another version is told once, by its line; the next interchange is read again", () => {
  const lines = [interchange("CON601407193"), "320CONHE601407", one, one, interchange("CON50"), one];
  expect(readLinesOf(conembReader(SAO_PAULO), lines)).toEqual([
    {
      linha: 1,
      problema:
        "versão 6.0 de CONEMB não é lida: envie 3.1 ou 5.0; o que vem até o próximo registro 000 foi ignorado",
    },
    { linha: 6, registro: expect.anything() },
  ]);
});

test("the document's header tells it too", () => {
  const lines = [interchange("X"), "340OCORR40140726", ocoren342(), ocoren342()];
  expect(readLinesOf(ocorenReader(SAO_PAULO), lines)).toEqual([
    { linha: 2, problema: expect.stringMatching(/^versão 4\.0 de OCOREN não é lida/) },
  ]);
});

test("a document that goes on is refused before the other version, not dropped in silence", () => {
  const lines = [conemb322([["1", "00000001"]], [[675, "C"]]), interchange("CON60")];
  expect(readLinesOf(conembReader(SAO_PAULO), lines).map(({ linha }) => linha)).toEqual([1, 2]);
});
