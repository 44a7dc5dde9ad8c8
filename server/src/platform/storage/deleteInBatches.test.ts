import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { deleteInBatches } from "./deleteInBatches.ts";

eachDatabase((_name, open) => {
  test("rows are deleted a thousand at a time, others write in between, and what does not match stays", async () => {
    const db = await open();
    await db.transaction(async (trx) => {
      const rows = Array.from({ length: 2600 }, (_, index) => ({
        id_loja: (index % 2) + 1,
        criada_em: index,
        codigo: "c",
      }));
      for (let from = 0; from < rows.length; from += 200)
        await trx("cotacao_fila").insert(rows.slice(from, from + 200));
    });
    const batches: number[] = [];
    const watched: Pick<typeof db, "transaction"> = {
      transaction: async (work) => {
        const done = await db.transaction(work);
        batches.push(Number(done));
        return done;
      },
    };
    const deleted = await deleteInBatches(watched, "cotacao_fila", ["criada_em", "codigo"], (rows) =>
      rows.where({ id_loja: 1 }).where("criada_em", "<", 2400),
    );
    expect([deleted, batches]).toEqual([1200, [1000, 200]]);
    const left = await db
      .reader("cotacao_fila")
      .select("id_loja")
      .count({ n: "*" })
      .groupBy("id_loja")
      .orderBy("id_loja");
    expect(left.map(({ n }) => Number(n))).toEqual([100, 1300]);
  });
});
