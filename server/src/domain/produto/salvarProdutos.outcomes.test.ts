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

  test("NS-061, PROD-021: an unknown branch says so, the rest is saved", async () => {
    const filial = [stock("A1", 1), stock("X9", 2), stock("Z1", 3), stock("I1", 4), stock("a1", 5)];
    const [outcome] = await save(produto("FILIAIS", { filial }));
    expect(outcome?.mensagem).toBe("sucesso");
    expect(outcome?.filial).toEqual([
      { idFilial: "A1", mensagem: "sucesso" },
      { idFilial: "X9", mensagem: "filial não encontrada" },
      { idFilial: "Z1", mensagem: "filial não encontrada" },
      { idFilial: "I1", mensagem: "sucesso" },
      { idFilial: "a1", mensagem: "filial não encontrada" },
    ]);
    expect((await read("FILIAIS")).filial).toEqual([stock("A1", 1), stock("I1", 4)]);
  });

  test("ERR-043: a branch or mapping that breaks a limit says so, the rest is saved", async () => {
    const [outcome] = await save(
      produto("LIMITES", {
        filial: [
          stock("A1", 1),
          { idFilial: "B1", quantidade: "2", prazoAdicional: 0 },
          null,
          stock("A1", 7),
        ],
        dePara: [
          { canal: "mkt", sku: "s".repeat(51), status: true },
          { canal: "mkt", sku: "LIMITES-M", status: "sim" },
          { canal: "mkt", sku: "LIMITES-OK", status: true },
        ],
      }),
    );
    expect(outcome?.mensagem).toBe("sucesso");
    expect(outcome?.filial).toEqual([
      { idFilial: "A1", mensagem: "sucesso" },
      { idFilial: "B1", mensagem: expect.stringMatching(/^quantidade: /) },
      { idFilial: null, mensagem: expect.stringMatching(/\S/) },
      { idFilial: "A1", mensagem: "sucesso" },
    ]);
    expect(outcome?.dePara.map(({ mensagem }) => mensagem)).toEqual([
      expect.stringMatching(/^sku: /),
      expect.stringMatching(/^status: /),
      "sucesso",
    ]);
    const { filial, dePara } = await read("LIMITES");
    expect([filial, dePara]).toEqual([[stock("A1", 7)], [{ canal: "mkt", sku: "LIMITES-OK", status: true }]]);
  });

  test("a search sku of a channel belongs to one product", async () => {
    const mapping = { canal: "mkt", sku: "MINHA", status: true };
    const outcomes = await save(
      produto("DONO", { dePara: [mapping] }),
      produto("INTRUSO", { dePara: [mapping] }),
    );
    expect(outcomes.map(({ mensagem, dePara }) => [mensagem, dePara[0]?.mensagem])).toEqual([
      ["sucesso", "sucesso"],
      ["sucesso", expect.stringContaining("outro produto")],
    ]);
    expect((await read("DONO")).dePara).toEqual([mapping]);
    expect((await read("INTRUSO")).dePara).toEqual([]);
    const [other] = await save(produto("INTRUSO", { dePara: [{ ...mapping, canal: "app" }] }));
    expect(other?.dePara[0]?.mensagem).toBe("sucesso");
  });

  test("NS-017: a mapping with status false blocks no other product", async () => {
    const on = { canal: "mkt", sku: "PASSA", status: true };
    const off = { ...on, status: false };
    const ok = { canal: "mkt", sku: "PASSA", mensagem: "sucesso" };
    const [, taker] = await save(
      produto("PRIMEIRO", { dePara: [off] }),
      produto("SEGUNDO", { dePara: [on] }),
    );
    expect(taker?.dePara).toEqual([ok]);
    const [again] = await save(produto("PRIMEIRO", { dePara: [off] }));
    expect(again?.dePara).toEqual([ok]);
    expect([(await read("PRIMEIRO")).dePara, (await read("SEGUNDO")).dePara]).toEqual([[], [on]]);
    const [refused] = await save(produto("PRIMEIRO", { dePara: [on] }));
    expect(refused?.dePara[0]?.mensagem).toContain("outro produto");
    await save(produto("SEGUNDO", { dePara: [off] }), produto("PRIMEIRO", { dePara: [on] }));
    expect([(await read("PRIMEIRO")).dePara, (await read("SEGUNDO")).dePara]).toEqual([[on], []]);
  });

  test("NS-079: 1000 products in one call, one bad among them", async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      produto(`M-${index}`, { filial: [stock("A1", index)] }),
    );
    const outcomes = await save(...many.with(500, produto("M-500", { peso: -1 })));
    expect(outcomes.map(({ sku }) => sku)).toEqual(many.map(({ sku }) => sku));
    const failed = outcomes.filter(({ mensagem }) => mensagem !== "sucesso");
    expect(failed.map(({ sku, mensagem }) => [sku, mensagem.split(":")[0]])).toEqual([["M-500", "peso"]]);
    expect((await read("M-999")).filial).toEqual([stock("A1", 999)]);
    await expect(read("M-500")).rejects.toMatchObject({ status: 404 });
    const again = await save(...many);
    expect(new Set(again.map(({ mensagem }) => mensagem))).toEqual(new Set(["sucesso"]));
    const count = await server.db
      .reader("produto")
      .where({ id_loja: 1 })
      .whereLike("sku", "M-%")
      .count({ n: "*" })
      .first();
    expect(Number(count?.n)).toBe(1000);
  });

  test("GER-004: two lojas have products of one sku without seeing each other's", async () => {
    const mapping = { canal: "mkt", sku: "IGUAL-M", status: true };
    const other = server.client(2).produto;
    await save(produto("IGUAL", { titulo: "Da primeira", filial: [stock("A1", 1)], dePara: [mapping] }));
    const [outcome] = await other.save([
      produto("IGUAL", { titulo: "Da segunda", filial: [stock("Z1", 2), stock("A1", 3)], dePara: [mapping] }),
    ]);
    expect(outcome?.dePara[0]?.mensagem).toBe("sucesso");
    expect(outcome?.filial.map(({ mensagem }) => mensagem)).toEqual(["sucesso", "filial não encontrada"]);
    expect(await read("IGUAL")).toMatchObject({ titulo: "Da primeira", filial: [stock("A1", 1)] });
    expect(await other.get("IGUAL")).toMatchObject({ titulo: "Da segunda", filial: [stock("Z1", 2)] });
    await expect(other.get("DONO")).rejects.toMatchObject({ status: 404 });
  });

  test("NS-060: calls at the same time lose nothing of each other", async () => {
    await save(produto("JUNTOS", { filial: [] }));
    const names = Array.from({ length: 20 }, (_, index) => `canal ${index}`).sort();
    const calls = names.map((nome) =>
      save(
        produto("JUNTOS", {
          filial: [],
          dePara: [{ canal: nome, sku: "J", status: true }],
          precoCanal: { canal: [{ nome, precoDe: 2, precoPor: 1 }] },
        }),
        produto(`JUNTOS ${nome}`),
      ),
    );
    const outcomes = (await Promise.all(calls)).flat();
    expect(new Set(outcomes.map(({ mensagem }) => mensagem))).toEqual(new Set(["sucesso"]));
    const { dePara, precoCanal } = await read("JUNTOS");
    expect(dePara.map(({ canal }) => canal).sort()).toEqual(names);
    expect(precoCanal.canal.map(({ nome }) => nome).sort()).toEqual(names);
    const ids: number[] = await server.db.reader("produto").where({ id_loja: 1 }).pluck("id");
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("parallel calls that create the same sku make one product", async () => {
    const before = await server.stored();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(produto("NOVO", { titulo: `Título ${index}` }))),
    );
    expect(new Set(outcomes.flat().map(({ mensagem }) => mensagem))).toEqual(new Set(["sucesso"]));
    expect((await server.stored()).produto).toBe((before.produto as number) + 1);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
