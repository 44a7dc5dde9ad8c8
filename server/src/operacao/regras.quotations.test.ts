import type { CriterioRegra } from "@frete/contract/operacao";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { carrinho, catalogo, options } from "../test-support/lojas.testing.ts";

/** A rule that adds 1,000 reais is hard to overlook. */
const mais1000 = (criterios: CriterioRegra[], changes: object = {}) => ({
  titulo: "Mais mil",
  valorTipo: "fixo",
  valor: 1000,
  dataInicio: "2026-11-21",
  criterios,
  ...changes,
});

/** The cart goes to Avenida Paulista: 2 kg of CAMA (category Quarto) for 100.00. */
const cart = (changes: object = {}, volume: object = {}) =>
  carrinho(changes, {
    sku: "CAMA",
    peso: undefined,
    altura: undefined,
    largura: undefined,
    profundidade: undefined,
    ...volume,
  });

const ALL = ["A1 Lento", "A1 Rápido", "B1 Lento", "B1 Rápido"];

/** Criterion, the options it touches, and a criterion of the same kind that touches none. */
const criteria: [string, CriterioRegra, string[], CriterioRegra][] = [
  ["1 UF", { campo: 1, valores: ["PR", "SP"] }, ALL, { campo: 1, valores: ["PR"] }],
  [
    "2 regiaoUf",
    { campo: 2, valores: ["Capital"] },
    ALL,
    { campo: 2, valores: ["Interior", "Metropolitano"] },
  ],
  ["3 regiaoPais", { campo: 3, valores: ["Sudeste"] }, ALL, { campo: 3, valores: ["Sul", "Norte"] }],
  [
    "4 faixa de CEP, at both ends",
    { campo: 4, faixas: [{ cepInicio: "01310100", cepFim: "01310100" }] },
    ALL,
    {
      campo: 4,
      faixas: [
        { cepInicio: "01000000", cepFim: "01310099" },
        { cepInicio: "01310101", cepFim: "01999999" },
      ],
    },
  ],
  ["5 canal, any case", { campo: 5, valores: ["SITE"] }, ALL, { campo: 5, valores: ["app"] }],
  ["6 filial", { campo: 6, valores: [2] }, ["B1 Lento", "B1 Rápido"], { campo: 6, valores: [3] }],
  ["7 transportadora", { campo: 7, valores: [1] }, ALL, { campo: 7, valores: [21] }],
  ["8 método", { campo: 8, valores: [2] }, ["A1 Lento", "B1 Lento"], { campo: 8, valores: [3] }],
  ["9 valorNF, at both ends", { campo: 9, de: 100, ate: 100 }, ALL, { campo: 9, de: 100.01 }],
  ["9 valorNF, up to", { campo: 9, ate: 100 }, ALL, { campo: 9, ate: 99.99 }],
  ["10 peso, at both ends", { campo: 10, de: 2, ate: 2 }, ALL, { campo: 10, ate: 1.999 }],
  ["10 peso, from", { campo: 10, de: 2 }, ALL, { campo: 10, de: 2.001 }],
  [
    "11 categoria, without accents",
    { campo: 11, valores: ["QUÁRTO"] },
    ALL,
    { campo: 11, valores: ["Sala"] },
  ],
  ["12 sku", { campo: 12, valores: ["OUTRO", "cama"] }, ALL, { campo: 12, valores: ["CAM"] }],
];

eachDatabase((_name, open) => {
  let servers: BothServers;
  beforeAll(async () => {
    servers = await bothServers(await open());
    await servers.operador.create("/lojas/1/transportadoras", { nome: "Parada" });
    await servers.loja.call("POST", "/produto", { body: { produto: catalogo } });
  });
  afterAll(() => servers.close());

  const touched = async (body = cart()): Promise<string[]> =>
    options(await servers.loja.quoted(body))
      .filter(([, , price]) => Number(price) > 1000)
      .map(([filial, metodo]) => `${filial} ${metodo}`)
      .sort();
  const withRule = async <T>(rule: object, work: () => Promise<T>): Promise<T> => {
    const { codigo } = await servers.operador.create("/lojas/1/regras", rule);
    const done = await work();
    await servers.operador.call("DELETE", `/lojas/1/regras/${codigo}`);
    return done;
  };

  test.each(criteria)("NS-019 criterion %s", async (_name, matching, wanted, other) => {
    expect(await touched()).toEqual([]);
    expect(await withRule(mais1000([matching]), () => touched())).toEqual(wanted);
    expect(await withRule(mais1000([other]), () => touched())).toEqual([]);
    // All criteria of a rule must match.
    const both = [matching, { campo: 9, de: 100.01 }, { campo: 10, de: 2.001 }] as CriterioRegra[];
    const criterios = both.filter(({ campo }, index) => index === 0 || campo !== matching.campo);
    expect(await withRule(mais1000(criterios), () => touched())).toEqual([]);
  });

  test("NS-019: a rule without criteria matches everything", async () => {
    expect(await withRule(mais1000([]), () => touched())).toEqual(ALL);
  });

  test("PROD-008, NS-019: criterion 12 sees the channel's search sku and the registered one", async () => {
    const body = cart({ canal: "mkt" }, { sku: "MKT-1" });
    for (const sku of ["MKT-1", "CAMA"])
      expect(await withRule(mais1000([{ campo: 12, valores: [sku] }]), () => touched(body))).toEqual(ALL);
  });

  test.each([
    ["status inativo", { status: "inativo" }, false],
    ["status pendente", { status: "pendente" }, false],
    ["first day today", { dataInicio: "2026-11-21" }, true],
    ["first day tomorrow", { dataInicio: "2026-11-22" }, false],
    ["last day today", { dataInicio: "2026-11-01", dataFim: "2026-11-21" }, true],
    ["last day yesterday", { dataInicio: "2026-11-01", dataFim: "2026-11-20" }, false],
  ])("NS-026: %s", async (_case, changes, acts) => {
    expect(await withRule(mais1000([], changes), () => touched())).toEqual(acts ? ALL : []);
  });

  test("a rule changed by the operator acts changed in the next quotation", async () => {
    const { codigo } = await servers.operador.create("/lojas/1/regras", mais1000([]));
    await servers.operador.call("PATCH", `/lojas/1/regras/${codigo}`, {
      criterios: [{ campo: 6, valores: [1] }],
    });
    expect(await touched()).toEqual(["A1 Lento", "A1 Rápido"]);
    await servers.operador.call("PATCH", `/lojas/1/regras/${codigo}`, { status: "inativo" });
    expect(await touched()).toEqual([]);
  });

  test.each([
    [{ valorTipo: "percentual", valorAcao: "desconto", valor: 100 }, 0],
    [{ valorTipo: "percentual", valorAcao: "soma", valor: 10.5 }, 16.58],
    [{ valorTipo: "percentual", valorAcao: "substitui", valor: 50 }, 7.5],
    [{ valorTipo: "fixo", valorAcao: "desconto", valor: 99 }, 0],
    [{ valorTipo: "fixo", valorAcao: "substitui", valor: 12.34 }, 12.34],
    [{ valorTipo: "bloqueio" }, undefined],
  ])("NS-019: %j", async (action, price) => {
    const rule = {
      titulo: "R",
      dataInicio: "2026-11-21",
      criterios: [{ campo: 8, valores: [2] }],
      ...action,
    };
    const quoted = await withRule(rule, () => servers.loja.quoted(cart()));
    expect(options(quoted).find(([filial, metodo]) => `${filial} ${metodo}` === "A1 Lento")?.[2]).toBe(price);
  });

  test("NS-015, NS-072: lead times that the operator changes show in the next quotation", async () => {
    const daysOf = async (wanted: string) =>
      options(await servers.loja.quoted(carrinho())).find(
        ([filial, metodo]) => `${filial} ${metodo}` === wanted,
      )?.[3];
    expect(await daysOf("A1 Lento")).toBe(5);
    const patch = async (path: string, body: object) =>
      expect((await servers.operador.call("PATCH", `/lojas/1/${path}`, body)).status).toBe(200);
    await patch("filiais/1", { prazoAdicional: 3 });
    expect(await daysOf("A1 Lento")).toBe(8);
    await patch("metodos/2", { prazoAdicional: 4 });
    expect(await daysOf("A1 Lento")).toBe(12);
    const soma = { titulo: "R", valorTipo: "fixo", dataInicio: "2026-11-21", prazoAcao: "soma", prazo: 2 };
    expect(await withRule(soma, () => daysOf("A1 Lento"))).toBe(14);
    const substitui = { ...soma, prazoAcao: "substitui", prazo: 1 };
    expect(await withRule(substitui, () => daysOf("A1 Lento"))).toBe(8);
    await patch("filiais/1", { prazoAdicional: 0 });
    await patch("metodos/2", { prazoAdicional: 0 });
    expect(await daysOf("A1 Lento")).toBe(5);
  });
});
