import type { ProdutoEntrada } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { StorageError } from "../../platform/storage/storageError.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { lojaServer } from "../../test-support/lojaServer.testing.ts";
import { insertLojas, produto as sent } from "../../test-support/lojas.testing.ts";

const produto = sent as (sku: string, changes?: object) => ProdutoEntrada;

eachDatabase((_name, open) => {
  test("NS-093, NS-082: a call that ends half-way has saved whole products, its first ones, and is repeated", async () => {
    const db = await open();
    await insertLojas(db);
    const server = await lojaServer(db);
    const dePara = (sku: string) =>
      Array.from({ length: 8 }, (_, each) => ({ canal: `canal ${each}`, sku: `M-${sku}`, status: true }));
    const skus = Array.from({ length: 450 }, (_, index) => `P${index}`);
    const body = { produto: skus.map((sku) => produto(sku, { dePara: dePara(sku) })) };
    const saved = () => db.reader("produto").where({ id_loja: 1 }).orderBy("id").pluck("sku");
    const call = () => server.call("POST", "/produto", { body });

    const { transaction } = db;
    let begun = 0;
    db.transaction = (work) =>
      ++begun === 2 ? Promise.reject(new StorageError("full", "no space left")) : transaction(work);
    expect((await call()).status).toBe(507);
    db.transaction = transaction;
    const first = await saved();
    expect(first).toEqual(body.produto.slice(0, first.length).map(({ sku }) => sku));
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(450);
    expect(await server.client().produto.get("P0")).toMatchObject({ sku: "P0", filial: [{}, {}] });

    const again = await call();
    expect(again.body.produto.every(({ mensagem }: { mensagem: string }) => mensagem === "sucesso")).toBe(
      true,
    );
    expect(await saved()).toEqual(body.produto.map(({ sku }) => sku));
    await server.close();
  });
});
