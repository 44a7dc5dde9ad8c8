import type { ProdutoEntrada, ProdutosGravados } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { insertLojas, produto as sent } from "../../test-support/lojas.testing.ts";

const produto = sent as (sku: string, changes?: object) => ProdutoEntrada;
const stock = (idFilial: string, quantidade: number, prazoAdicional = 0) => ({
  idFilial,
  quantidade,
  prazoAdicional,
});

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());
  const save = async (...produtos: unknown[]): Promise<ProdutosGravados["produto"]> => {
    const { status, text, body } = await server.call("POST", "/produto", { body: { produto: produtos } });
    if (status !== 200) throw new Error(`${status} ${text}`);
    return body.produto;
  };
  const read = (sku: string) => server.client().produto.get(sku);

  test("NS-094: a product has at most 1000 channels, with those that it had before; the others are saved", async () => {
    const canal = (from: number, count: number) => ({
      canal: Array.from({ length: count }, (_, index) => ({
        ...{ nome: `canal ${from + index}`, precoDe: 2, precoPor: 1 + from },
      })),
    });
    const full = produto("CANAIS", { precoCanal: canal(0, 1000) });
    const more = produto("CANAIS", {
      precoCanal: canal(999, 2),
      dePara: [{ canal: "mkt", sku: "C", status: true }],
    });
    const same = produto("CANAIS", { precoCanal: canal(998, 2) });
    const saved = await save(full, more, produto("OUTRO"), same);
    expect(saved.map(({ mensagem }) => mensagem)).toEqual([
      "sucesso",
      "precoCanal.canal: o produto pode ter no máximo 1000 canais, com os que já tem",
      "sucesso",
      "sucesso",
    ]);
    expect(
      [...(saved[1]?.filial ?? []), ...(saved[1]?.dePara ?? [])].map(({ mensagem }) => mensagem),
    ).toEqual(["produto não gravado", "produto não gravado", "produto não gravado"]);
    const stored = await read("CANAIS");
    expect(stored.precoCanal.canal).toHaveLength(1000);
    expect(stored.precoCanal.canal.at(-1)?.precoPor).toBe(999);
    expect(stored.dePara).toEqual([]);
  });

  test("PROD-001, PROD-006, PROD-012, PROD-020, PROD-022: a product with everything comes back whole, without volumes", async () => {
    const whole = produto("TUDO", {
      codigoAgrupador: "G",
      skuERP: "ERP-1",
      variacao: "Azul, 110 V",
      categoria: "Casa",
      peso: 1.234,
      largura: 0.001,
      altura: 999_999.999,
      profundidade: 0,
      preco: 9_999_999.99,
      volumes: 3,
      dePara: [
        { canal: "mkt", sku: "M-2", status: false },
        { canal: "mkt", sku: "M-1", status: true },
      ],
      precoCanal: { canal: [{ nome: "mkt", precoDe: 10.01, precoPor: 9.99, idVariacaoMkt: "V1" }] },
    });
    expect(await save(whole)).toEqual([
      {
        sku: "TUDO",
        mensagem: "sucesso",
        dePara: [
          { canal: "mkt", sku: "M-2", mensagem: "sucesso" },
          { canal: "mkt", sku: "M-1", mensagem: "sucesso" },
        ],
        filial: [
          { idFilial: "A1", mensagem: "sucesso" },
          { idFilial: "B1", mensagem: "sucesso" },
        ],
      },
    ]);
    const { volumes: _, ...record } = whole;
    expect(await read("TUDO")).toEqual({
      ...record,
      dePara: [
        { canal: "mkt", sku: "M-1", status: true },
        { canal: "mkt", sku: "M-2", status: false },
      ],
      precoCanal: { canal: [{ nome: "mkt", precoDe: 10.01, precoPor: 9.99 }] },
    });
  });

  test("NS-007: what was never sent is null, lists are empty", async () => {
    await save(produto("POUCO", { filial: [] }));
    expect(await read("POUCO")).toEqual({
      ...produto("POUCO", { filial: [] }),
      codigoAgrupador: null,
      skuERP: null,
      variacao: null,
      categoria: null,
      dePara: [],
      precoCanal: { canal: [] },
    });
  });

  test("PROD-002, PROD-003: what input may be longer than the record comes back whole", async () => {
    const long = { codigoAgrupador: "c".repeat(50), titulo: "t".repeat(255) };
    await save(produto("LONGO", long));
    expect(await read("LONGO")).toMatchObject(long);
  });

  test("PROD-010: idFilial is the ERP's code, not the branch's number", async () => {
    const [outcome] = await save(produto("ERP", { filial: [stock("B1", 1), stock("2", 5)] }));
    expect(outcome?.filial.map(({ mensagem }) => mensagem)).toEqual(["sucesso", "filial não encontrada"]);
    const { body } = await server.call("GET", "/filial");
    expect(body).toContainEqual(expect.objectContaining({ idFilial: "B1", filial: 2 }));
  });

  test("PROD-018: the variation of a marketplace is kept with that channel alone", async () => {
    const canal = [
      { nome: "mkt", precoDe: 2, precoPor: 1, idVariacaoMkt: "V9" },
      { nome: "site", precoDe: 4, precoPor: 3 },
    ];
    await save(produto("VARIACAO", { precoCanal: { canal } }));
    const [row] = await server.db.reader("produto").where({ id_loja: 1, sku: "VARIACAO" });
    const kept = (JSON.parse(row?.precos ?? "[]") as Record<string, unknown>[]).map((each) => [
      each.nome,
      each.idVariacaoMkt ?? null,
    ]);
    expect(kept).toEqual([
      ["mkt", "V9"],
      ["site", null],
    ]);
    expect(JSON.stringify(await read("VARIACAO"))).not.toContain("V9");
  });

  test("NS-060: what a later call leaves out keeps its value", async () => {
    const first = produto("FICA", {
      codigoAgrupador: "G",
      skuERP: "E",
      variacao: "V",
      categoria: "C",
      volumes: 2,
      dePara: [{ canal: "mkt", sku: "FICA-M", status: true }],
      precoCanal: { canal: [{ nome: "mkt", precoDe: 2, precoPor: 1, idVariacaoMkt: "X" }] },
    });
    await save(first);
    await save(produto("FICA", { titulo: "Novo", peso: 9, filial: [stock("A1", 1, 1)] }));
    expect(await read("FICA")).toEqual({
      ...produto("FICA"),
      titulo: "Novo",
      peso: 9,
      codigoAgrupador: "G",
      skuERP: "E",
      variacao: "V",
      categoria: "C",
      filial: [stock("A1", 1, 1), stock("B1", 3, 4)],
      dePara: [{ canal: "mkt", sku: "FICA-M", status: true }],
      precoCanal: { canal: [{ nome: "mkt", precoDe: 2, precoPor: 1 }] },
    });
    const [row] = await server.db.reader("produto").where({ id_loja: 1, sku: "FICA" });
    expect([row?.volumes, JSON.parse(row?.precos ?? "[]")[0].idVariacaoMkt]).toEqual([2, "X"]);
  });

  test("NS-060: branches, mappings and prices are updated one by one", async () => {
    await save(
      produto("UM", {
        filial: [stock("A1", 1)],
        dePara: [{ canal: "mkt", sku: "UM-1", status: true }],
        precoCanal: { canal: [{ nome: "site", precoDe: 2, precoPor: 1 }] },
      }),
    );
    await save(
      produto("UM", {
        filial: [stock("B1", 2, 5)],
        dePara: [
          { canal: "mkt", sku: "UM-1", status: false },
          { canal: "app", sku: "UM-1", status: true },
        ],
        precoCanal: {
          canal: [
            { nome: "app", precoDe: 4, precoPor: 3 },
            { nome: "site", precoDe: 6, precoPor: 5 },
          ],
        },
      }),
    );
    const { filial, dePara, precoCanal } = await read("UM");
    expect(filial).toEqual([stock("A1", 1), stock("B1", 2, 5)]);
    expect(dePara).toEqual([
      { canal: "app", sku: "UM-1", status: true },
      { canal: "mkt", sku: "UM-1", status: false },
    ]);
    expect(precoCanal.canal).toEqual([
      { nome: "site", precoDe: 6, precoPor: 5 },
      { nome: "app", precoDe: 4, precoPor: 3 },
    ]);
  });

  test("NS-017: a channel is the same in any letter case, with blanks around it", async () => {
    const sold = (canal: string, status: boolean, precoPor: number) => ({
      dePara: [{ canal, sku: "GRAFIA-M", status }],
      precoCanal: { canal: [{ nome: canal, precoDe: 10, precoPor }] },
    });
    await save(produto("GRAFIA", sold("Mkt Água", true, 9)), produto("GRAFIA", sold(" mkt ÁGUA", false, 8)));
    const { dePara, precoCanal } = await read("GRAFIA");
    expect(dePara).toEqual([{ canal: "Mkt Água", sku: "GRAFIA-M", status: false }]);
    expect(precoCanal.canal.map(({ precoPor }) => precoPor)).toEqual([8]);
  });

  test("NS-060: the same sku twice is applied in the order sent", async () => {
    const before = await server.stored();
    const outcomes = await save(
      produto("DUAS", { titulo: "Primeira", categoria: "C", filial: [stock("A1", 1)] }),
      produto("OUTRA"),
      produto("DUAS", { titulo: "Segunda", filial: [stock("B1", 2)] }),
      produto("DUAS", { titulo: "", filial: [stock("B1", 99)] }),
    );
    expect(outcomes.map(({ sku, mensagem }) => [sku, mensagem === "sucesso"])).toEqual([
      ["DUAS", true],
      ["OUTRA", true],
      ["DUAS", true],
      ["DUAS", false],
    ]);
    expect(await read("DUAS")).toMatchObject({
      titulo: "Segunda",
      categoria: "C",
      filial: [stock("A1", 1), stock("B1", 2)],
    });
    expect((await server.stored()).produto).toBe((before.produto as number) + 2);
  });

  test.each([
    [true, true],
    [false, false],
    ["true", true],
    ["false", false],
  ])("PROD-019: status %j is read as %j", async (status, expected) => {
    await save(produto("STATUS", { status, dePara: [{ canal: "mkt", sku: "STATUS-M", status }] }));
    const { status: read1, dePara } = await read("STATUS");
    expect([read1, dePara[0]?.status]).toEqual([expected, expected]);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
