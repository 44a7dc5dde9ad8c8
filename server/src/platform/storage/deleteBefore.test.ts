import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { deleteBefore } from "./deleteBefore.ts";

eachDatabase((_name, open) => {
  test("deletes what is older, in transactions of a bounded number of rows, and nothing else", async () => {
    const db = await open();
    const row = (id_loja: number, criada_em: number) => ({ id_loja, criada_em, codigo: String(criada_em) });
    const ages = Array.from({ length: 4500 }, (_, index) => index);
    await db.transaction(async (trx) => {
      for (let at = 0; at < ages.length; at += 500) {
        const some = ages.slice(at, at + 500);
        await trx("cotacao_fila").insert(some.map((age) => row(1, age)));
      }
      await trx("cotacao_fila").insert([row(1, 4500), row(2, 0)]);
    });
    const left: number[] = [];
    const transaction: typeof db.transaction = async (work) => {
      const result = await db.transaction(work);
      left.push(Number((await db.reader("cotacao_fila").count({ rows: "*" }))[0]?.rows));
      return result;
    };
    await deleteBefore({ transaction }, "cotacao_fila", 1, "criada_em", 4500);
    expect(left).toEqual([2502, 502, 2]);
    expect(await db.reader("cotacao_fila").orderBy("id_loja")).toEqual([row(1, 4500), row(2, 0)]);
  });
});
