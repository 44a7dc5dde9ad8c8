import { expect, test } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { record, registerDirectly } from "../../test-support/notificacoes.testing.ts";
import { notificacaoConfig } from "./configuracao.ts";
import { sqlRepository } from "./sqlRepository.ts";

const LOJAS = [1, 2, 3, 4, 5, 6];
/** Its receiver is gone, so that its round fails. */
const BROKEN = 3;
const NOW = 1000;

eachDatabase((_name, open) => {
  test("lojas whose rounds come together get each their own claims, though one fails; on SQLite they share commits", async () => {
    const db = await open();
    for (const id of LOJAS) {
      await db.transaction((trx) => trx("loja").insert({ id, nome: `Loja ${id}`, criada_em: 0 }));
      await registerDirectly(db, id, { url: "http://127.0.0.1:1/", now: 0 });
      await record(db, id, ["1-1", "2-1"], 0);
    }
    await db.transaction((trx) => trx("webhook").where({ id_loja: BROKEN }).delete());
    const config = notificacaoConfig();
    const store = sqlRepository({ db, clock: { now: () => NOW }, random: systemRandom, config });

    const failing = await Promise.allSettled(LOJAS.map((id) => store.round(id, [], 1)));
    const claims = failing.map((each) => (each.status === "fulfilled" ? each.value : []));
    expect(claims.map((some) => some.map(({ evento }) => evento.id_loja))).toEqual(
      LOJAS.map((id) => (id === BROKEN ? [] : [id])),
    );

    const commits: string[] = [];
    db.pools.writer?.on("query", ({ sql }: { sql: string }) => {
      if (sql.startsWith("COMMIT")) commits.push(sql);
    });
    const well = LOJAS.filter((id) => id !== BROKEN);
    const delivered = { kind: "answer", status: 204 } as const;
    const next = await Promise.all(
      well.map((id) => {
        const [claim] = claims[id - 1] ?? [];
        return store.round(id, claim ? [{ claim, result: delivered as never }] : [], 1);
      }),
    );
    expect(next.map((some) => some.map(({ evento }) => evento.id_loja))).toEqual(well.map((id) => [id]));
    if (db.dialect === "sqlite") expect(commits).toHaveLength(1);
    const left = await db
      .reader("evento")
      .whereIn("id_loja", well)
      .select("id_loja")
      .count({ n: "*" })
      .groupBy("id_loja");
    expect(left.map(({ n }) => Number(n))).toEqual(well.map(() => 1));
  });
});
