import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let server: OperatorServer;
  let other: number;

  beforeAll(async () => {
    server = await operatorServer(await open());
    await server.create("/lojas", { nome: "Loja 1" });
    other = (await server.create("/lojas", { nome: "Loja 2" })).id;
    await server.create("/lojas/1/transportadoras", { nome: "Rápida" });
    await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "Expresso" });
    await server.create("/lojas/1/filiais", branch("SP01"));
    await server.create("/lojas/1/tabelas", { nome: "T1", idMetodo: 1, idFilial: 1 });
    const ceps = { cepInicio: "01000000", cepFim: "01999999" };
    await server.create("/lojas/1/taxas", { tipo: "TDA", ...ceps, forma: "fixo", valor: 12.34 });
    const rule = { titulo: "R", valorTipo: "fixo", valor: 10, dataInicio: "2026-11-01" };
    await server.create("/lojas/1/regras", rule);
    const place = { cep: "05036001", endereco: "Rua A", cidade: "São Paulo", uf: "SP" };
    await server.create("/lojas/1/pontos-devolucao", { nome: "P", tipoPontoDeDevolucao: "Locker", ...place });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const branch = (filialERP: string) => ({
    filialERP,
    nome: "CD São Paulo",
    cep: "05036001",
    cidade: "São Paulo",
    uf: "SP",
  });

  test.each([
    "filiais/1",
    "transportadoras/1",
    "metodos/1",
    "tabelas/1",
    "tabelas/1/faixas",
    "taxas/1",
    "regras/1",
    "pontos-devolucao/1",
  ])("%s of another loja is not found, nor of a loja that does not exist", async (path) => {
    expect((await server.call("GET", `/lojas/${other}/${path}`)).status).toBe(404);
    expect((await server.call("GET", `/lojas/999/${path}`)).status).toBe(404);
    if (path.endsWith("faixas")) return;
    expect((await server.call("PATCH", `/lojas/${other}/${path}`, {})).status).toBe(404);
    expect((await server.call("DELETE", `/lojas/${other}/${path}`)).status).toBe(404);
    expect((await server.call("GET", `/lojas/1/${path}`)).status).toBe(200);
  });

  test("a record cannot name one of another loja", async () => {
    const answer = await server.call("POST", `/lojas/${other}/metodos`, { idTransportadora: 1, nome: "X" });
    expect(answer).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringMatching(/^idTransportadora:/) },
    });
  });

  test("codes and unique names are counted per loja", async () => {
    expect((await server.create(`/lojas/${other}/filiais`, branch("SP01"))).id).toBe(1);
  });

  test("lists of an unknown loja are 404, lists of an empty one are empty", async () => {
    expect((await server.call("GET", "/lojas/999/taxas")).status).toBe(404);
    const { body } = await server.call("GET", `/lojas/${other}/taxas`);
    expect(body).toEqual({ pagina: 1, limite: 50, total: 0, itens: [] });
  });
});
