import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import { CHAVE_CTE, CNPJ, conemb322, lineOf, ocoren342 } from "./lines.testing.ts";
import { parseConemb } from "./parseConemb.ts";
import { parseOcoren } from "./parseOcoren.ts";

const ocoren = (line: string) => parseOcoren(line, SAO_PAULO);
const conemb = (line: string) => parseConemb(line, SAO_PAULO);

describe("OCOREN 3.1, record 342", () => {
  test("every position of the layout", () => {
    const line = `342${CNPJ}00100001173${"02"}15072026${"2359"}01${"x".repeat(70)}`.padEnd(120);
    expect(line).toHaveLength(120);
    expect(ocoren(line)).toEqual({
      nota: { cnpj: CNPJ, serie: 1, numero: 1173 },
      idOcoren: 2,
      data: Date.parse("2026-07-15T23:59:00-03:00"),
      informacaoAdicional: `Devolução total - ${"x".repeat(70)}`,
    });
  });

  test.each([
    ["blanks at the end cut off", ocoren342().slice(0, 42), {}],
    ["no time", ocoren342({ hora: "    " }), { data: Date.parse("2026-07-14T00:00:00-03:00") }],
    ["filler after 114", `${ocoren342().slice(0, 114)}*****.`, { informacaoAdicional: "" }],
    ["no series", ocoren342({ serie: "   " }), { nota: { cnpj: CNPJ, serie: null, numero: 1173 } }],
    ["a single series", ocoren342({ serie: "U  " }), { nota: { cnpj: CNPJ, serie: null, numero: 1173 } }],
    ["a series without zeros", ocoren342({ serie: "2  " }), { nota: { cnpj: CNPJ, serie: 2, numero: 1173 } }],
    ["a CNPJ with letters", ocoren342({ cnpj: "12ABC34501DE35" }), { nota: { cnpj: "12ABC34501DE35" } }],
    ["a number without zeros", ocoren342({ numero: "    1173" }), { nota: { cnpj: CNPJ, numero: 1173 } }],
    [
      "observation 03",
      ocoren342({ observacao: "03", texto: "OK" }),
      { informacaoAdicional: "Aceite por acordo - OK" },
    ],
    ["a tab in the text", ocoren342({ texto: "A\tB" }), { informacaoAdicional: "A B" }],
  ])("reads: %s", (_case, line, expected) => {
    expect(ocoren(line)).toMatchObject({
      idOcoren: 98,
      data: Date.parse("2026-07-14T19:30:00-03:00"),
      ...expected,
    });
  });

  test.each(["000", "340", "341", "343"])("record %s carries nothing", (registro) => {
    expect(ocoren(`${registro}ANYTHING`)).toBeNull();
  });

  test.each([
    [
      "cnpj",
      "1122233300018X",
      'CNPJ do embarcador (posições 4 a 17): "1122233300018X" não é um CNPJ de 14 caracteres',
    ],
    ["cnpj", "              ", "CNPJ do embarcador (posições 4 a 17): é obrigatório"],
    ["serie", "A1 ", 'série da nota (posições 18 a 20): "A1" não é um número'],
    ["numero", "        ", "número da nota (posições 21 a 28): é obrigatório"],
    ["numero", "0001-173", 'número da nota (posições 21 a 28): "0001-173" não é um número'],
    ["codigo", "  ", "código da ocorrência (posições 29 a 30): é obrigatório"],
    ["data", "31022026", 'data (posições 31 a 38): "31022026" não é uma data DDMMAAAA'],
    ["data", "20260714", 'data (posições 31 a 38): "20260714" não é uma data DDMMAAAA'],
    ["data", "00000000", "data (posições 31 a 38): é obrigatório"],
    ["hora", "2400", 'hora (posições 39 a 42): "2400" não é uma hora HHMM'],
    ["hora", "1260", 'hora (posições 39 a 42): "1260" não é uma hora HHMM'],
  ])("%s %j is refused", (name, text, mensagem) => {
    expect(() => ocoren(ocoren342({ [name]: text }))).toThrow(mensagem);
  });

  test.each(["322", "542", "34", "xyz"])("%j does not belong to it", (registro) => {
    expect(() => ocoren(registro)).toThrow(`registro "${registro}" não pertence a OCOREN 3.1`);
  });
});

describe("CONEMB 3.1, record 322", () => {
  test("NS-008: every position of the layout", () => {
    expect(
      conemb(
        conemb322([
          ["1", "00001173"],
          ["002", "00000009"],
        ]),
      ),
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
    const { notas, documento } = conemb(line) ?? {};
    expect(notas).toHaveLength(40);
    expect(notas?.at(-1)).toEqual({ cnpj: CNPJ, serie: 1, numero: 40 });
    expect(documento?.valores.valorAdame).toBe(999_999_999_999_999);
  });

  test.each([
    ["no amounts", [47, " ".repeat(15)], { valores: {} }],
    ["ST yes", [201, "1"], { ST: "sim" }],
    ["no ST", [201, " "], { ST: null }],
    ["no kind", [674, " "], { idTipoConhecimento: null }],
    ["no key", [682, " "], { chaveConhecimento: null }],
    ["no date", [31, "00000000"], { dataConhecimento: null }],
    ["no carrier", [205, " ".repeat(14)], { cnpjTransportadora: null }],
  ] as const)("reads: %s", (_case, cell, expected) => {
    expect(conemb(conemb322([["1", "00001173"]], [cell]))?.documento).toMatchObject(expected);
  });

  test.each([
    ["no invoices", [233, " ".repeat(11)], "notas fiscais (posições 233 a 672): nenhuma informada"],
    ["no number", [19, " ".repeat(12)], "número do conhecimento (posições 19 a 30): é obrigatório"],
    ["an amount with a comma", [47, "0000000000032,5"], "freteValor (posições 47 a 61): "],
    ["an unknown kind", [674, "X"], 'tipo do conhecimento (posição 674): "X" não está na tabela do layout'],
    ["ST 3", [201, "3"], "substituição tributária (posição 201): "],
    ["a short key", [682, "123"], "chave do conhecimento (posições 682 a 725): "],
    ["cancelled", [673, "E"], "conhecimento cancelado pela transportadora"],
  ] as const)("refused: %s", (_case, cell, mensagem) => {
    const line = cell[0] === 233 ? conemb322([], [cell]) : conemb322([["1", "00001173"]], [cell]);
    expect(() => conemb(line)).toThrow(mensagem);
  });

  test("other records carry nothing, other layouts are refused", () => {
    expect(conemb(lineOf([[1, "320CONHE"]]))).toBeNull();
    expect(conemb("323TOTALS")).toBeNull();
    expect(() => conemb("342")).toThrow('registro "342" não pertence a CONEMB 3.1');
  });
});
