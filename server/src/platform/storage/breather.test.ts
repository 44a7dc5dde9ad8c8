import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";

/** Work between two statements, and how often it is done. */
const MILLISECONDS = 12;
const STEPS = 20;

eachDatabase((_name, open) => {
  test("a long transaction lets others be served between its statements", async () => {
    const db = await open();
    let turns = 0;
    let timer: NodeJS.Immediate;
    const count = () => {
      turns++;
      timer = setImmediate(count);
    };
    await db.transaction(async (trx) => {
      count();
      for (let step = 0; step < STEPS; step++) {
        const until = performance.now() + MILLISECONDS;
        while (performance.now() < until);
        await trx.raw("SELECT 1");
      }
      clearImmediate(timer);
    });
    expect(turns).toBeGreaterThanOrEqual(STEPS - 1);
  });

  test("statements of other requests are not let into it", async () => {
    const db = await open();
    const long = db.transaction(async (trx) => {
      await trx("loja").insert({ id: 1, nome: "Loja", criada_em: 0 });
      for (let step = 0; step < STEPS; step++) {
        const until = performance.now() + MILLISECONDS;
        while (performance.now() < until);
        await trx.raw("SELECT 1");
        expect(await db.reader("loja").pluck("id")).toEqual([]);
      }
    });
    const other = db.transaction((trx) => trx("loja").pluck("id"));
    await long;
    if (db.dialect === "sqlite") expect(await other).toEqual([1]);
    await other;
  });
});
