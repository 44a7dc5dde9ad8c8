import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import { MAX_WAITING } from "./conemb31Reader.ts";
import { conembReader } from "./conembReader.ts";
import { CHAVE_CTE, CNPJ, conemb322, lineOf } from "./lines.testing.ts";
import { readLinesOf } from "./readLinesOf.testing.ts";

type Cells = Parameters<typeof conemb322>[1];

const readAll = (lines: string[]) => readLinesOf(conembReader(SAO_PAULO), lines);
const conemb = (...lines: string[]) => {
  const [read] = readAll(lines);
  return read && "registro" in read ? read : undefined;
};
const problems = (lines: string[]) =>
  readAll(lines).flatMap((read) => ("problema" in read ? [[read.linha, read.problema]] : []));
const nota = (numero: number) => ["001", String(numero).padStart(8, "0")] as const;
const um = (cells: Cells = []) => conemb322([nota(1)], cells);
const SEM_CHAVE =
  "chave do CT-e: nenhuma válida, modelo 57 e do emissor, em 681 a 726 do 322 ou 121 a 164 do 329 que o segue; importado sem chave";

describe("record 322", () => {
  test("NS-008: every position of the layout", () => {
    expect(
      conemb(
        conemb322([
          ["1", "00001173"],
          ["002", "00000009"],
        ]),
      )?.registro,
    ).toEqual({
      notas: [
        { cnpj: CNPJ, serie: 1, numero: 1173 },
        { cnpj: CNPJ, serie: 2, numero: 9 },
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
          ...{ peso: 8400, freteValor: 3250, baseIcms: 3250, icms: 12_000, valorIcms: 390, fretePeso: 2500 },
          ...{ adValor: 100, secCat: 50, ITR: 0, valorDespacho: 200, valorPedagio: 400 },
        },
      },
    });
  });

  test("a line as carriers write it, of 725 characters", () => {
    const line = conemb322(
      Array.from({ length: 40 }, (_, index) => ["001", String(index + 1).padStart(8, "0")] as const),
      [[186, "999999999999999"]],
    );
    expect(line).toHaveLength(725);
    const { notas, documento } = conemb(line)?.registro ?? {};
    expect(notas).toHaveLength(40);
    expect(notas?.at(-1)).toEqual({ cnpj: CNPJ, serie: 1, numero: 40 });
    expect(documento?.valores.valorAdame).toBe(999_999_999_999_999);
  });

  test.each([
    ["no amounts", [47, " ".repeat(15)], { valores: {} }],
    ["ST yes", [201, "1"], { ST: "sim" }],
    ["exempt", [201, "3"], { ST: "não" }],
    ["no ST", [201, " "], { ST: null }],
    ["no kind", [674, " "], { idTipoConhecimento: null }],
    ["a kind without a name", [674, "H"], { idTipoConhecimento: "H" }],
    ["a complement", [674, "W"], { idTipoConhecimento: "W" }],
    ["no date", [31, "00000000"], { dataConhecimento: null }],
    ["no carrier", [205, " ".repeat(14)], { cnpjTransportadora: null }],
  ] as const)("reads: %s", (_case, cell, expected) => {
    expect(conemb(um([cell]))?.registro.documento).toMatchObject(expected);
  });

  test("a line cut after its invoice", () => {
    expect(conemb(um().slice(0, 243))?.registro.notas).toEqual([{ cnpj: CNPJ, serie: 1, numero: 1 }]);
  });

  test.each([
    ["no invoices", conemb322([]), "notas fiscais (posições 233 a 672): nenhuma informada"],
    ["no number", um([[19, " ".repeat(12)]]), "número do conhecimento (posições 19 a 30): é obrigatório"],
    [
      "an amount with a comma",
      um([[47, "0000000000032,5"]]),
      'freteValor (posições 47 a 61): "0000000000032,5" não é um número',
    ],
    [
      "a kind that is no letter",
      um([[674, "1"]]),
      'tipo do conhecimento (posição 674): "1" não está na tabela do layout',
    ],
    ["ST 4", um([[201, "4"]]), 'substituição tributária (posição 201): "4" não está na tabela do layout'],
    [
      "cancelled",
      um([[673, "E"]]),
      "conhecimento cancelado pela transportadora (posição 673): nada foi importado",
    ],
    [
      "cut within its invoice",
      um().slice(0, 240),
      "número da nota (posições 236 a 243): a linha termina antes, na posição 240",
    ],
  ])("refused: %s", (_case, line, mensagem) => {
    expect(problems([line])).toEqual([[1, mensagem]]);
  });

  test("other records carry nothing, other layouts are refused", () => {
    expect(readAll(["320CONHE", "323TOTALS", "329", "000"])).toEqual([]);
    expect(problems(["342"])).toEqual([[1, 'registro "342" não pertence a CONEMB']]);
  });
});

describe("NS-008: the key of the CT-e", () => {
  const sem = [682, ""] as const;
  const do329 = (chave: string) =>
    lineOf([
      [1, "329"],
      [121, chave],
    ]);

  test.each([681, 682, 683])("at %i of the 322", (from) => {
    const line = um([sem, [from, CHAVE_CTE]]);
    expect(readAll([line])).toEqual([
      {
        linha: 1,
        registro: expect.objectContaining({
          documento: expect.objectContaining({ chaveConhecimento: CHAVE_CTE }),
        }),
      },
    ]);
  });

  test("at 121 of the 329 that follows, with others between them", () => {
    const read = conemb(um([sem]), "324", do329(CHAVE_CTE), "323");
    expect(read?.registro.documento.chaveConhecimento).toBe(CHAVE_CTE);
    expect(read?.aviso).toBeUndefined();
  });

  test("of a 329 that follows another document, it is that one's", () => {
    const reads = readAll([um([sem]), um([sem, [19, "000000000816"]]), do329(CHAVE_CTE)]);
    expect(reads.map((read) => "aviso" in read)).toEqual([true, false]);
  });

  test.each([
    ["a wrong check digit", CHAVE_CTE.replace(/1$/, "2")],
    ["model 55", "35260712345678000195550010000008151000008154"],
    ["another issuer", "35260711222333000181570010000008151000008150"],
    ["44 zeros", "0".repeat(44)],
    ["a short one", "123"],
    ["none", ""],
  ])("%s: no key, and a warning with the line", (_case, chave) => {
    const read = conemb("320", um([sem, [682, chave.padEnd(44)]]), do329(chave));
    expect(read).toMatchObject({ linha: 2, aviso: SEM_CHAVE });
    expect(read?.registro.documento.chaveConhecimento).toBeNull();
  });
});

describe("NS-008: a document that goes on", () => {
  const parte = (continua: "C" | "U", from: number, quantas: number, cells: Cells = []) =>
    conemb322(
      Array.from({ length: quantas }, (_, index) => nota(from + index)),
      [[675, continua], ...cells],
    );
  const semValores = [40, 47, 62, 77, 81, 96, 111, 126, 141, 156, 171].map(
    (from) => [from, " ".repeat(from === 40 ? 7 : from === 77 ? 4 : 15)] as const,
  );

  test.each([
    ["repeated", [] as Cells],
    ["left blank", semValores as Cells],
    ["zero", [[47, "0".repeat(15)]] as Cells],
  ])("its invoices are gathered, amounts that are %s count once", (_case, cells) => {
    const reads = readAll([
      parte("C", 1, 40),
      parte("C", 41, 40, cells),
      um([[19, "000000000900"]]),
      parte("U", 81, 5, cells),
      "323",
    ]);
    expect(reads.map(({ linha }) => linha)).toEqual([3, 1]);
    const [, whole] = reads.map((read) => ("registro" in read ? read.registro : undefined));
    expect(whole?.notas.map(({ numero }) => numero)).toEqual(
      Array.from({ length: 85 }, (_, index) => index + 1),
    );
    expect(whole?.documento).toEqual(conemb(um())?.registro.documento);
  });

  test("amounts that only a later record gives", () => {
    const [read] = readAll([parte("C", 1, 40, semValores), parte("U", 41, 1)]);
    expect(read).toMatchObject({ registro: { documento: { valores: { freteValor: 3250, peso: 8400 } } } });
  });

  test("amounts that differ refuse the document", () => {
    expect(problems([parte("C", 1, 40), parte("U", 41, 1, [[47, "000000000009999"]])])).toEqual([
      [
        1,
        "freteValor: os registros 322 do conhecimento dizem valores diferentes; repita o mesmo ou deixe em branco",
      ],
    ]);
  });

  test("a record that is refused takes its document with it, before and after", () => {
    const bad = parte("C", 41, 40, [[47, "x".repeat(15)]]);
    expect(readAll([parte("C", 1, 40), bad, parte("U", 81, 1), um([[19, "000000000900"]])])).toEqual([
      { linha: 2, problema: expect.stringContaining("freteValor (posições 47 a 61)") },
      { linha: 4, registro: expect.anything() },
    ]);
  });

  test("without the last record nothing is taken", () => {
    expect(problems([parte("C", 1, 40), "000"])).toEqual([
      [
        1,
        "conhecimento 000000000815: o registro 322 continua (posição 675: C) e falta o último (U); nada foi importado",
      ],
    ]);
  });

  test("records of another series are another document's", () => {
    const reads = readAll([parte("C", 1, 40), parte("U", 41, 1, [[14, "2"]]), parte("U", 42, 1)]);
    expect(reads.map((read) => "registro" in read && read.registro.notas.length)).toEqual([1, 41]);
  });

  test("a document without end costs no memory: it is refused as a whole", () => {
    const lines = Array.from({ length: 2 * MAX_WAITING + 5 }, (_, index) => parte("C", index + 1, 1));
    expect(problems([...lines, parte("U", 1, 1), um([[19, "000000000900"]])])).toEqual([
      [MAX_WAITING + 1, `mais de ${MAX_WAITING} registros 322 à espera do último (posição 675: U)`],
    ]);
  });
});
