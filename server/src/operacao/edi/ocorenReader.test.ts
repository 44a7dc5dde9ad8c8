import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import { CNPJ, lineOf, ocoren342, ocoren542 } from "./lines.testing.ts";
import { ocorenReader } from "./ocorenReader.ts";
import { readLinesOf } from "./readLinesOf.testing.ts";

const readAll = (lines: string[]) => readLinesOf(ocorenReader(SAO_PAULO), lines);
const ocoren = (...lines: string[]) => {
  const [read] = readAll(lines);
  return read && "registro" in read ? read.registro : undefined;
};
const problemOf = (line: string) => {
  const [read] = readAll([line]);
  return read && "problema" in read ? read.problema : undefined;
};

describe("OCOREN 3.1, record 342", () => {
  test("every position of the layout", () => {
    const line = `342${CNPJ}001000011730215072026235901${"x".repeat(70)}`.padEnd(120);
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
    expect(readAll([`${registro}ANYTHING`])).toEqual([]);
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
    expect(problemOf(ocoren342({ [name]: text }))).toContain(mensagem);
  });

  test("a line that ends within the code is refused: the rest of it is missing", () => {
    expect(problemOf(ocoren342().slice(0, 29))).toBe(
      "código da ocorrência (posições 29 a 30): a linha termina antes, na posição 29",
    );
  });

  test.each(["322", "552", "34", "xyz"])("%j does not belong to it", (registro) => {
    expect(problemOf(registro)).toBe(`registro "${registro}" não pertence a OCOREN`);
  });
});

describe("OCOREN 5.0, record 542", () => {
  const texts = (...parts: string[]) =>
    lineOf([[1, "543"], ...parts.map((text, index) => [4 + 70 * index, text] as const)]);

  test("NS-011: every position of the layout; the 543 that follows has its texts", () => {
    const line = ocoren542([
      [21, "123456789"],
      [30, "002"],
      [33, "15072026"],
      [41, "2359"],
      [45, "01"],
    ]);
    expect(line).toBe(`542${CNPJ}00112345678900215072026235901`);
    expect(ocoren(line, texts("PARTE UM", "PARTE DOIS", "PARTE TRÊS"))).toEqual({
      nota: { cnpj: CNPJ, serie: 1, numero: 123_456_789 },
      idOcoren: 2,
      data: Date.parse("2026-07-15T23:59:00-03:00"),
      informacaoAdicional: "Devolução total - PARTE UM PARTE DOIS PARTE TRÊS",
    });
  });

  test("a 543 belongs to the 542 before it, and to none that was refused", () => {
    const bad = ocoren542([[41, "2500"]]);
    expect(readAll([ocoren542(), bad, texts("LOST"), ocoren542(), "544", texts("LATE")])).toEqual([
      { linha: 1, registro: expect.objectContaining({ informacaoAdicional: "" }) },
      { linha: 2, problema: 'hora (posições 41 a 44): "2500" não é uma hora HHMM' },
      { linha: 4, registro: expect.objectContaining({ informacaoAdicional: "" }) },
    ]);
  });

  test("the longest texts fit what an occurrence may say", () => {
    const long = texts("x".repeat(70), "y".repeat(70), "z".repeat(70));
    expect(ocoren(ocoren542([[45, "02"]]), long, long)?.informacaoAdicional).toHaveLength(255);
  });

  test("a code beyond the table is refused", () => {
    expect(problemOf(ocoren542([[30, "150"]]))).toBe(
      "código da ocorrência (posições 30 a 32): 150 não está na tabela, de 0 a 99",
    );
  });
});
