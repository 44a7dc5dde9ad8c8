import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "../../test-support/lojas.testing.ts";
import type { ProdutoRow } from "./produtoTables.ts";

const whole = fc.integer({ min: 0, max: 999_999_999 });
/** Whole numbers that stand for decimals of nine digits; those whose double looks least like a decimal among them. */
const many = (length: number) => fc.array(whole, { minLength: length, maxLength: length });

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());

  test("GER-009, NS-002: every decimal of numeric(9,2) and numeric(9,3) is taken, kept and given back as it is", async () => {
    await fc.assert(
      fc.asyncProperty(many(200), many(200), async (cents, grams) => {
        const sent = cents.map((each, index) =>
          produto(`D${index}`, { preco: each / 100, peso: (grams[index] as number) / 1000 }),
        );
        const outcomes = await server.client().produto.save(sent);
        expect(new Set(outcomes.map(({ mensagem }) => mensagem))).toEqual(new Set(["sucesso"]));
        const rows: ProdutoRow[] = await server.db.reader("produto").where({ id_loja: 1 }).orderBy("id");
        expect(rows.map(({ preco, peso }) => [preco, peso])).toEqual(
          cents.map((each, index) => [each, grams[index]]),
        );
        const { preco, peso } = await server.client().produto.get("D7");
        expect([preco, peso]).toEqual([sent[7]?.preco, sent[7]?.peso]);
      }),
      { numRuns: 15 },
    );
  });

  test("NS-002: what a sum of decimals leaves is the decimal that was meant, wherever one is sent", async () => {
    const [price, weight] = [11.9 + 12.59, 0.1 + 0.2];
    expect([price, weight]).toEqual([24.490000000000002, 0.30000000000000004]);
    const [outcome] = await server.client().produto.save([produto("SOMA", { preco: price, peso: weight })]);
    expect(outcome?.mensagem).toBe("sucesso");
    const { preco, peso } = await server.client().produto.get("SOMA");
    expect([preco, peso]).toEqual([24.49, 0.3]);

    const { carrinho: total } = (await server.quoted(carrinho({}, { valorUnitario: price, peso: weight })))
      .dadosEntrada;
    expect([total.valorNF, total.produto[0]?.preco, total.totalPeso]).toEqual([24.49, 24.49, 0.3]);
  });

  test("GER-009: the values of a cart come back as they were sent, their sum is exact", async () => {
    const cent = fc.integer({ min: 0, max: 199_999 });
    await fc.assert(
      fc.asyncProperty(fc.array(cent, { minLength: 1, maxLength: 500 }), async (cents) => {
        const [line] = carrinho().volumes;
        const volumes = cents.map((each) => ({ ...line, peso: 0.001, valorUnitario: each / 100 }));
        const { carrinho: total } = (await server.quoted(carrinho({ volumes }))).dadosEntrada;
        expect(total.produto.map(({ preco }) => preco)).toEqual(cents.map((each) => each / 100));
        expect(total.valorNF).toBe(cents.reduce((sum, each) => sum + each, 0) / 100);
        expect(total.totalPeso).toBe(cents.length / 1000);
      }),
      { numRuns: 15 },
    );
  });
});
