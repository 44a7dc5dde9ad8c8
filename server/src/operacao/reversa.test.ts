import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { situacoesOfLoja } from "../domain/reversa/situacoes.ts";
import type { Database } from "../platform/storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

const PONTO = {
  nome: "Agência Paulista",
  cep: "01310100",
  endereco: "Avenida Paulista",
  cidade: "São Paulo",
  uf: "SP",
  tipoPontoDeDevolucao: "Agência",
};

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    for (const nome of ["Uma", "Outra"]) await server.create("/lojas", { nome });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  describe("REV-PONTO-001: return points", () => {
    const path = "/lojas/1/pontos-devolucao";

    test("are created, read, changed, listed and deleted", async () => {
      const created = await server.create(path, PONTO);
      expect(created).toEqual({ id: 1, ...PONTO, numero: null, referencia: null, bairro: null, ativo: true });
      const change = { numero: "1000", bairro: "Bela Vista", ativo: false };
      expect((await server.call("PATCH", `${path}/1`, change)).body).toEqual({ ...created, ...change });
      expect((await server.call("PATCH", `${path}/1`, { bairro: null })).body.bairro).toBeNull();
      expect((await server.call("GET", `${path}?ativo=true`)).body.itens).toEqual([]);
      expect((await server.call("GET", path)).body).toMatchObject({
        total: 1,
        itens: [{ id: 1, numero: "1000" }],
      });
      expect((await server.call("GET", `/lojas/2/pontos-devolucao/1`)).status).toBe(404);
      expect((await server.call("DELETE", `${path}/1`)).body).toEqual({
        mensagem: "Ponto de devolução excluído.",
        resultado: "excluido",
      });
      expect((await server.call("GET", `${path}/1`)).body.mensagem).toBe(
        "Ponto de devolução não encontrado.",
      );
    });

    test.each([
      ["nome", { nome: "" }],
      ["nome", { nome: "x".repeat(101) }],
      ["cep", { cep: "01310-100" }],
      ["uf", { uf: "XX" }],
      ["tipoPontoDeDevolucao", { tipoPontoDeDevolucao: " Agência" }],
      ["numero", { numero: "" }],
    ])("%s: refused %j", async (campo, change) => {
      const answer = await server.call("POST", path, { ...PONTO, ...change });
      expect(answer.status).toBe(400);
      expect(answer.body.mensagem).toMatch(new RegExp(`^${campo}: `));
    });
  });

  describe("NS-040: values of the situation fields", () => {
    const put = (campo: string, valores: unknown, idLoja = 1) =>
      server.call("PUT", `/lojas/${idLoja}/situacoes-reversa/${campo}`, { valores });

    test("REV-SIT-001: a list replaces the one before, in its order, in this loja only", async () => {
      await put("motivoReversa", ["Z", "A", "M"]);
      const { body } = await put("motivoReversa", ["B", "A"]);
      expect(body).toEqual({ campo: "motivoReversa", valores: ["B", "A"], padrao: false });
      expect((await situacoesOfLoja(db)(1)).motivoReversa).toEqual(["B", "A"]);
      expect((await situacoesOfLoja(db)(2)).motivoReversa).toHaveLength(7);
      const { itens } = (await server.call("GET", "/lojas/1/situacoes-reversa")).body;
      expect(itens.map(({ campo, padrao }: { campo: string; padrao: boolean }) => [campo, padrao])).toEqual([
        ["solicitanteReversa", true],
        ["motivoReversa", false],
        ["tipoReversa", true],
        ["resolucaoReversa", true],
        ["pagadorFreteReversa", true],
      ]);
    });

    test("an empty list brings the built-in ones back", async () => {
      await put("pagadorFreteReversa", ["Loja"]);
      const { body } = await put("pagadorFreteReversa", []);
      expect(body).toEqual({
        campo: "pagadorFreteReversa",
        valores: ["Loja", "Cliente", "Transportadora"],
        padrao: true,
      });
    });

    test.each([
      [
        "REV-NOVO-006",
        "tipoReversa",
        ["Coleta", "Motoboy"],
        /^valores\.1: deve começar com Ponto, Postagem ou Coleta$/,
      ],
      ["a value twice", "motivoReversa", ["A", "B", "A"], /^valores\.2: já está na lista$/],
      ["51 characters", "motivoReversa", ["x".repeat(51)], /^valores\.0: /],
      ["blanks around", "motivoReversa", [" A"], /^valores\.0: /],
      ["empty", "motivoReversa", [""], /^valores\.0: /],
      ["101 values", "motivoReversa", Array.from({ length: 101 }, String), /^valores: /],
      ["an unknown field", "corReversa", ["A"], /^campo: /],
    ])("refused: %s", async (_case, campo, valores, mensagem) => {
      const before = (await server.call("GET", "/lojas/1/situacoes-reversa")).body;
      expect(await put(campo, valores)).toMatchObject({
        status: 400,
        body: { mensagem: expect.stringMatching(mensagem) },
      });
      expect((await server.call("GET", "/lojas/1/situacoes-reversa")).body).toEqual(before);
    });

    test("an unknown loja", async () => {
      expect((await put("motivoReversa", ["A"], 9)).status).toBe(404);
      expect((await server.call("GET", "/lojas/9/situacoes-reversa")).status).toBe(404);
    });
  });
});
