import type { CriterioRegra } from "@frete/contract/operacao";
import { afterAll, beforeAll, expect, test } from "vitest";
import { situacaoOf } from "../domain/regra/regra.ts";
import type { Database } from "../platform/storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { NOW, type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

const rule = { titulo: "Regra", valorTipo: "fixo", valor: 1.5, dataInicio: "2026-11-21" };

const criteria: [string, CriterioRegra, object][] = [
  ["1 UF", { campo: 1, valores: ["SP", "PR"] }, { valores: ["SP", "PR"] }],
  ["2 regiaoUf", { campo: 2, valores: ["Capital"] }, { valores: ["Capital"] }],
  ["3 regiaoPais", { campo: 3, valores: ["Centro-Oeste"] }, { valores: ["Centro-Oeste"] }],
  [
    "4 faixa de CEP",
    { campo: 4, faixas: [{ cepInicio: "01000000", cepFim: "01999999" }] },
    { valores: ["01000000-01999999"] },
  ],
  ["5 canal", { campo: 5, valores: ["Marketplace"] }, { valores: ["Marketplace"] }],
  ["6 filial", { campo: 6, valores: [1] }, { valores: [1] }],
  ["7 transportadora", { campo: 7, valores: [1] }, { valores: [1] }],
  ["8 método", { campo: 8, valores: [1] }, { valores: [1] }],
  ["9 valorNF", { campo: 9, de: 0.29, ate: 1234567.89 }, { inicio: 29, fim: 123456789 }],
  ["9 valorNF from", { campo: 9, de: 300 }, { inicio: 30000, fim: null }],
  ["10 peso", { campo: 10, ate: 30.001 }, { inicio: null, fim: 30001 }],
  ["11 categoria", { campo: 11, valores: ["Móveis"] }, { valores: ["Móveis"] }],
  ["12 sku", { campo: 12, valores: ["SKU-1"] }, { valores: ["SKU-1"] }],
];

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    await server.create("/lojas", { nome: "Loja" });
    await server.create("/lojas/1/transportadoras", { nome: "T" });
    await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "M" });
    const address = { nome: "F", cep: "01000000", cidade: "São Paulo", uf: "SP" };
    await server.create("/lojas/1/filiais", { filialERP: "F1", ...address });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  test.each(criteria)(
    "NS-019 criterion %s comes back as sent and is kept as quotations read it",
    async (_name, criterion, stored) => {
      const created = await server.create("/lojas/1/regras", { ...rule, criterios: [criterion] });
      expect(created.criterios).toEqual([criterion]);
      expect((await server.call("GET", `/lojas/1/regras/${created.codigo}`)).body).toEqual(created);
      const row = await db.reader("regra_frete").where({ codigo: created.codigo }).first();
      expect(JSON.parse(row?.criterios ?? "")).toEqual([{ campo: criterion.campo, ...stored }]);
    },
  );

  test.each([
    ["an unknown criterion", { campo: 13, valores: ["x"] }],
    ["a value of another kind", { campo: 1, valores: ["XX"] }],
    ["no value", { campo: 5, valores: [] }],
    ["the same value twice", { campo: 12, valores: ["a", "a"] }],
    ["a range backwards", { campo: 4, faixas: [{ cepInicio: "02000000", cepFim: "01000000" }] }],
    ["limits backwards", { campo: 9, de: 2, ate: 1 }],
    ["no limits", { campo: 10 }],
    ["three decimals of money", { campo: 9, de: 0.001 }],
    ["an unknown branch", { campo: 6, valores: [1, 2] }],
    ["an unknown carrier", { campo: 7, valores: [2] }],
    ["an unknown method", { campo: 8, valores: [2] }],
  ])("NS-019: %s is refused", async (_case, criterion) => {
    const answer = await server.call("POST", "/lojas/1/regras", { ...rule, criterios: [criterion] });
    expect(answer.status).toBe(400);
    expect(answer.body.mensagem).toMatch(/^criterios\.0/);
  });

  test("NS-019: a criterion may appear once", async () => {
    const criterios = [
      { campo: 1, valores: ["SP"] },
      { campo: 1, valores: ["PR"] },
    ];
    const answer = await server.call("POST", "/lojas/1/regras", { ...rule, criterios });
    expect(answer).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringMatching(/^criterios\.1\./) },
    });
  });

  test("TRA-016: listed by order of application, then newest code first; filtered by status", async () => {
    const { id } = await server.create("/lojas", { nome: "Ordem" });
    for (const ordem of [5, 1, 5]) await server.create(`/lojas/${id}/regras`, { ...rule, ordem });
    await server.create(`/lojas/${id}/regras`, { ...rule, status: "pendente" });
    const codes = async (query: string) =>
      (await server.call("GET", `/lojas/${id}/regras${query}`)).body.itens.map(
        ({ codigo }: { codigo: number }) => codigo,
      );
    expect(await codes("")).toEqual([4, 2, 3, 1]);
    expect(await codes("?status=pendente")).toEqual([4]);
    expect(await codes("?limite=2&pagina=2")).toEqual([3, 1]);
  });

  test("NS-001, TRA-004: today is the loja's day", async () => {
    const { id } = await server.create("/lojas", { nome: "Fuso", fusoHorario: "America/Sao_Paulo" });
    server.clock.set(Date.parse("2026-11-21T02:59:59Z"));
    const { codigo, situacao, dataCadastro } = await server.create(`/lojas/${id}/regras`, rule);
    expect({ situacao, dataCadastro }).toEqual({
      situacao: "programada",
      dataCadastro: "2026-11-20T23:59:59",
    });
    server.clock.advance(1000);
    expect((await server.call("GET", `/lojas/${id}/regras/${codigo}`)).body.situacao).toBe("vigente");
    server.clock.set(NOW);
  });

  test("the title is kept for searches in lower case and NFC", async () => {
    const { codigo } = await server.create("/lojas/1/regras", { ...rule, titulo: "AÇA\u0303O" });
    await server.call("PATCH", `/lojas/1/regras/${codigo}`, { titulo: "PROMOÇA\u0303O" });
    const row = await db.reader("regra_frete").where({ id_loja: 1, codigo }).first();
    expect(row?.titulo_busca).toBe("promoção");
  });
});

test.each([
  ["2026-11-20", "programada"],
  ["2026-11-21", "vigente"],
  ["2026-11-30", "vigente"],
  ["2026-12-01", "vencida"],
])("NS-026: on %s a rule of 21 to 30 November is %s", (today, situacao) => {
  expect(situacaoOf({ dataInicio: "2026-11-21", dataFim: "2026-11-30" }, today)).toBe(situacao);
});
