import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFaixa, openTabela } from "../../domain/cotacao/tabela/index.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../../test-support/operatorServer.testing.ts";

const HEADER = "cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente";
const ROW = "01000000;01999999;0;10;12,90;2;1,85";
const URL_PATH = "/lojas/1/tabelas/1/faixas";

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    await server.create("/lojas", { nome: "Loja" });
    await server.create("/lojas", { nome: "Outra" });
    await server.create("/lojas/1/transportadoras", { nome: "T" });
    await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "M" });
    await server.create("/lojas/1/tabelas", { nome: "T", idMetodo: 1 });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const put = (csv: string | ReadableStream) => server.call("PUT", URL_PATH, csv);
  const exported = async () => (await server.call("GET", URL_PATH)).text;
  const bare = `${HEADER}\r\n`;

  test("before the first import there is only the header", async () => {
    const answer = await server.call("GET", URL_PATH);
    expect(answer.text).toBe(bare);
    expect(answer.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="tabela-1.csv"');
  });

  test.each([
    ["; and decimal comma", `${HEADER}\n${ROW}\n`],
    ["no line end at the end", `${HEADER}\n${ROW}`],
    ["CRLF", `${HEADER}\r\n${ROW}\r\n`],
    ["byte order mark", `\ufeff${HEADER}\r\n${ROW}\r\n`],
    ["decimal point", `${HEADER}\n01000000;01999999;0;10;12.90;2;1.85\n`],
    ["separator ,", `${HEADER.replaceAll(";", ",")}\n01000000,01999999,0,10,12.90,2,1.85\n`],
    ["separator , and quotes", `${HEADER.replaceAll(";", ",")}\n01000000,01999999,0,10,"12,90",2,"1,85"\n`],
    [
      "other order and case, blanks",
      `VALOR; prazo ;kgexcedente;pesoInicio;pesoFim;cepFim;cepInicio\n12,9;2; 1,850;0,000;10;01999999;01000-000\n`,
    ],
    ["a lost leading zero", `${HEADER}\n1000000;1999999;0;10;12,90;2;1,85\n`],
    ["blank lines and empty rows", `${HEADER}\n\n${ROW}\n;;;;;;\n   \n`],
  ])("reads: %s", async (_case, csv) => {
    const answer = await put(csv);
    expect(answer).toMatchObject({ status: 200, body: { linhas: 1, faixas: 1 } });
    expect(await exported()).toBe(`${bare}01000000;01999999;0,000;10,000;12,90;2;1,85\r\n`);
  });

  test("kgExcedente may be absent, as a column or in a line", async () => {
    await put(`cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo\n01000000;01999999;0;0,3;0;0\n`);
    expect(await exported()).toBe(`${bare}01000000;01999999;0,000;0,300;0,00;0;\r\n`);
    await put(`${HEADER}\n99999999;99999999;999999,998;999999,999;9999999,99;999;\n`);
    expect(await exported()).toBe(`${bare}99999999;99999999;999999,998;999999,999;9999999,99;999;\r\n`);
  });

  describe("all or nothing", () => {
    const keptText = `${bare}02000000;02999999;0,000;5,000;7,00;1;\r\n`;
    beforeAll(async () => {
      await put(keptText);
    });

    test.each([
      [
        "a CEP of six digits",
        "100000;01999999;0;10;1;2;",
        'cepInicio: "100000" não é um CEP de oito dígitos',
      ],
      ["no CEP", "x;01999999;0;10;1;2;", 'cepInicio: "x" não é um CEP de oito dígitos'],
      [
        "a CEP of nine digits",
        "01000000;010000000;0;10;1;2;",
        'cepFim: "010000000" não é um CEP de oito dígitos',
      ],
      ["CEPs reversed", "02000000;01999999;0;10;1;2;", "cepFim: não pode ser menor que cepInicio"],
      ["empty band", "01000000;01999999;10;10;1;2;", "pesoFim: deve ser maior que pesoInicio"],
      [
        "weight of 4 decimals",
        "01000000;01999999;0;0,0001;1;2;",
        'pesoFim: "0,0001" não é um número de 0 a 999999,999 com até 3 casas decimais',
      ],
      [
        "weight too large",
        "01000000;01999999;0;1000000;1;2;",
        'pesoFim: "1000000" não é um número de 0 a 999999,999 com até 3 casas decimais',
      ],
      [
        "money of 3 decimals",
        "01000000;01999999;0;1;1,001;2;",
        'valor: "1,001" não é um número de 0 a 9999999,99 com até 2 casas decimais',
      ],
      [
        "negative money",
        "01000000;01999999;0;1;-1;2;",
        'valor: "-1" não é um número de 0 a 9999999,99 com até 2 casas decimais',
      ],
      [
        "thousands",
        "01000000;01999999;0;1;1.234,56;2;",
        'valor: "1.234,56" não é um número de 0 a 9999999,99 com até 2 casas decimais',
      ],
      [
        "exponent",
        "01000000;01999999;0;1;1e3;2;",
        'valor: "1e3" não é um número de 0 a 9999999,99 com até 2 casas decimais',
      ],
      ["no value", "01000000;01999999;0;1;;2;", "valor: é obrigatório"],
      ["days", "01000000;01999999;0;1;1;1,5;", 'prazo: "1,5" não é um número inteiro de 0 a 999'],
      ["too many days", "01000000;01999999;0;1;1;1000;", 'prazo: "1000" não é um número inteiro de 0 a 999'],
      ["a column less", "01000000;01999999;0;1;1;2", "a linha deve ter 7 colunas, mas tem 6"],
      ["a column more", `${ROW};9`, "a linha deve ter 7 colunas, mas tem 8"],
      ["open quotes", '01000000;01999999;0;1;"1;2;', "aspas sem par"],
      ["1e6 characters", "9".repeat(1_000_000), "linha com mais de 1000 caracteres"],
      ["repeated", ROW, "repete os CEPs e os pesos da linha 2"],
    ])("bad line: %s", async (_case, line, mensagem) => {
      const answer = await put(`${HEADER}\n${ROW}\n${line}\n03000000;03999999;0;10;12,90;2;1,85\n`);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        mensagem: "1 linha inválida; nada foi alterado.",
        total: 1,
        erros: [{ linha: 3, mensagem }],
      });
      expect(await exported()).toBe(keptText);
    });

    test("bytes that are not UTF-8", async () => {
      const bytes = Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from("ação\n", "latin1")]);
      const { status, body } = await put(new Blob([bytes]).stream());
      expect(status).toBe(400);
      expect(body.erros).toEqual([{ linha: 2, mensagem: "linha com caracteres que não são UTF-8" }]);
    });

    test.each([
      ["empty file", "", /corpo/],
      ["only blank lines", "\n\n", /^O arquivo não tem linhas\.$/],
      ["header without rows", HEADER, /^O arquivo não tem linhas\.$/],
      ["no header", ROW, /1 linha inválida/],
      ["a column is missing", HEADER.replace("prazo;", ""), /1 linha inválida/],
      ["a column twice", `${HEADER};prazo`, /1 linha inválida/],
      ["an unknown column", `${HEADER};cor`, /1 linha inválida/],
    ])("refused: %s", async (_case, csv, mensagem) => {
      const answer = await put(csv);
      expect(answer.status).toBe(400);
      expect(answer.body.mensagem).toMatch(mensagem);
      expect(await exported()).toBe(keptText);
    });

    test("every bad line is counted, the first 1000 are told", async () => {
      const bad = "x;01999999;0;10;1;2;\n".repeat(1500);
      const { body } = await put(`${HEADER}\n${ROW}\n${bad}${ROW}\n`);
      expect(body.total).toBe(1500);
      expect(body.erros).toHaveLength(1000);
      expect(body.erros[999].linha).toBe(1002);
      expect(body.mensagem).toBe("1.500 linhas inválidas; nada foi alterado.");
    });

    test("a request that breaks off changes nothing", async () => {
      const broken = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`${HEADER}\n${ROW}\n`));
          setTimeout(() => controller.error(new Error("gone")), 20);
        },
      });
      await expect(put(broken)).rejects.toThrow();
      expect(await exported()).toBe(keptText);
    });
  });

  test("ranges and bands may overlap; the narrowest answers", async () => {
    const csv = `${HEADER}\n01000000;09999999;0;100;50,00;9;\n01310000;01310999;0;100;20,00;3;\n01310000;01310999;0;2;8,00;3;\n`;
    expect((await put(csv)).body.faixas).toBe(3);
    expect(await exported()).toContain("01310000;01310999;0,000;100,000;20,00;3;\r\n");
    const packed = await db.reader("tabela_faixas").where({ id_loja: 1 }).orderBy("versao", "desc").first();
    const table = openTabela(new Uint8Array(packed?.dados ?? []));
    expect(findFaixa(table, 1_310_100, 5_000)).toMatchObject({ valor: 2000 });
    expect(findFaixa(table, 1_310_100, 2_000)).toMatchObject({ valor: 800 });
    expect(findFaixa(table, 5_000_000, 5_000)).toMatchObject({ valor: 5000 });
  });

  test("each import is a new version; the one before is kept, older ones go; the loja's version grows", async () => {
    const before = (await server.call("GET", "/lojas/1")).body.versao;
    const { versaoFaixas } = (await put(`${HEADER}\n${ROW}\n`)).body;
    await put(`${HEADER}\n${ROW}\n`);
    expect((await server.call("GET", "/lojas/1/tabelas/1")).body).toMatchObject({
      versaoFaixas: versaoFaixas + 1,
      qtdFaixas: 1,
    });
    const rows = await db.reader("tabela_faixas").where({ id_loja: 1, id_tabela: 1 }).orderBy("versao");
    expect(rows.map(({ versao }: { versao: number }) => versao)).toEqual([versaoFaixas, versaoFaixas + 1]);
    expect((await server.call("GET", "/lojas/1")).body.versao).toBe(before + 2);
  });

  test("an unknown table, or one of another loja, is 404, whatever the body", async () => {
    for (const path of [
      "/lojas/1/tabelas/9/faixas",
      "/lojas/2/tabelas/1/faixas",
      "/lojas/9/tabelas/1/faixas",
    ]) {
      expect((await server.call("PUT", path, "x")).status).toBe(404);
    }
    expect((await server.call("PUT", URL_PATH, { a: 1 })).status).toBe(415);
  });

  test("a deleted table takes its rows with it", async () => {
    const { id } = await server.create("/lojas/1/tabelas", { nome: "Some", idMetodo: 1 });
    await server.call("PUT", `/lojas/1/tabelas/${id}/faixas`, `${HEADER}\n${ROW}\n`);
    expect((await server.call("DELETE", `/lojas/1/tabelas/${id}`)).body.resultado).toBe("excluido");
    expect(await db.reader("tabela_faixas").where({ id_loja: 1, id_tabela: id })).toEqual([]);
    expect((await server.call("GET", `/lojas/1/tabelas/${id}/faixas`)).status).toBe(404);
  });
});
