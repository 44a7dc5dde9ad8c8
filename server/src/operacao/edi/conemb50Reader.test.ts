import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import { MAX_NOTAS } from "./conemb50Reader.ts";
import { conembReader } from "./conembReader.ts";
import { CHAVE_CTE, CNPJ, conemb50 } from "./lines.testing.ts";
import { readLinesOf } from "./readLinesOf.testing.ts";

const readAll = (lines: string[]) => readLinesOf(conembReader(SAO_PAULO), lines);
const um = (cells: Parameters<typeof conemb50>[1] = {}) => conemb50([["001", "1173"]], cells);

test("NS-008: every position of the layout", () => {
  const lines = conemb50([
    ["001", "1173"],
    ["2", "123456789"],
  ]);
  expect(readAll(["520CONHE50", "521", ...lines, "529"])).toEqual([
    {
      linha: 3,
      registro: {
        notas: [
          { cnpj: CNPJ, serie: 1, numero: 1173 },
          { cnpj: CNPJ, serie: 2, numero: 123_456_789 },
        ],
        documento: {
          serieConhecimento: "1",
          numeroConhecimento: "000000000815",
          dataConhecimento: Date.parse("2026-07-15T00:00:00-03:00"),
          cnpj: CNPJ,
          cnpjTransportadora: "12345678000195",
          chaveConhecimento: CHAVE_CTE,
          ST: "não",
          idTipoConhecimento: "N",
          valores: {
            ...{ peso: 8400, pesoCubado: 12_600, pesoDensidade: 2500 },
            ...{ freteValor: 3250, fretePeso: 2000, adValor: 150, secCat: 25, ITR: 10, valorDespacho: 200 },
            ...{
              valorPedagio: 400,
              gris: 150,
              despesaAdicional: 315,
              baseIcms: 3250,
              icms: 12_000,
              valorIcms: 390,
            },
          },
        },
      },
    },
  ]);
});

test("two documents, each with its own records", () => {
  const reads = readAll([
    ...um(),
    ...um({ do522: [[19, "000000000816"]], do523: [[41, "000000000009900"]] }),
  ]);
  expect(reads).toMatchObject([
    {
      linha: 1,
      registro: { documento: { numeroConhecimento: "000000000815", valores: { freteValor: 3250 } } },
    },
    {
      linha: 4,
      registro: { documento: { numeroConhecimento: "000000000816", valores: { freteValor: 9900 } } },
    },
  ]);
});

test("the key of another issuer: none, and a warning with the line of the 522", () => {
  const alheia = [219, "35260711222333000181570010000008151000008150"] as const;
  expect(readAll(["520", ...um({ do522: [alheia] })])).toMatchObject([
    {
      linha: 2,
      registro: { documento: { chaveConhecimento: null } },
      aviso:
        "chave do CT-e: nenhuma válida, modelo 57 e do emissor, em 219 a 263 do 522; importado sem chave",
    },
  ]);
});

test("a document without end costs no memory: it is refused as a whole", () => {
  const [documento = "", valores = "", nota = ""] = um();
  const notas = Array<string>(MAX_NOTAS + 9).fill(nota);
  expect(readAll([documento, valores, ...notas])).toEqual([
    { linha: MAX_NOTAS + 3, problema: "mais de 10000 notas fiscais no conhecimento" },
  ]);
});

describe("refused", () => {
  const [documento = "", valores = "", nota = ""] = um();
  const whole = um();

  test.each([
    ["an amount", um({ do523: [[161, "x".repeat(15)]] }), 2, /^gris \(posições 161 a 175\): /],
    [
      "cancelled",
      um({ do522: [[322, "E"]] }),
      1,
      /^conhecimento cancelado pela transportadora \(posição 322\)/,
    ],
    [
      "an invoice",
      [documento, valores, nota.replace("000001173", "00000117X")],
      3,
      /^número da nota \(posições 18 a 26\): /,
    ],
    ["no amounts", [documento, nota], 1, /^conhecimento sem o registro 523/],
    ["no invoices", [documento, valores], 1, /^notas fiscais \(registros 524\): nenhuma informada/],
    ["no document", [nota], 1, /^registro 524 sem um registro 522 antes/],
  ])("%s: the whole document, told once; the next one is read", (_case, lines, linha, problema) => {
    expect(readAll([...lines, ...whole])).toEqual([
      { linha, problema: expect.stringMatching(problema) },
      { linha: lines.length + 1, registro: expect.anything() },
    ]);
  });
});
