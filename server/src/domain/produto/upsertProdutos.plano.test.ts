import { beforeEach, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas, produto } from "../../test-support/lojas.testing.ts";
import { planOfStatement } from "../../test-support/planOf.ts";
import { checkProdutos } from "./checkProdutos.ts";
import { upsertProdutos } from "./upsertProdutos.ts";

interface Statement {
  sql: string;
  bindings: readonly unknown[];
}

const PRODUTOS = 30;
const MAPPINGS = 40;

/** Products with mappings of their own; `changed` is the search sku that is off. */
const catalogo = (changed?: string) =>
  Array.from({ length: PRODUTOS }, (_, index) =>
    produto(`P-${index}`, {
      dePara: Array.from({ length: MAPPINGS }, (_, each) => ({
        canal: `canal ${each}`,
        sku: `M-${index}-${each}`,
        status: `M-${index}-${each}` !== changed,
      })),
    }),
  );

eachDatabase((_name, open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
    await insertLojas(db);
  });

  /** Saves products; gives back the statements that wrote into a table. */
  async function save(produtos: unknown[]) {
    const run: Statement[] = [];
    const checked = await checkProdutos(produtos);
    await db.transaction(async (trx) => {
      trx.on("query", ({ sql, bindings }: Statement) => {
        run.push({ sql: sql.replaceAll("`", '"'), bindings });
      });
      await upsertProdutos(trx, 1, checked);
    });
    const into = (table: string) => run.filter(({ sql }) => sql.startsWith(`insert into "${table}"`));
    return { into, outcomes: checked.map(({ outcome }) => outcome.mensagem) };
  }

  test.each([1, PRODUTOS])(
    "%i known products are saved without a walk through the mappings",
    async (count) => {
      await save(catalogo());
      const { into } = await save(catalogo().slice(0, count));
      const [statement, ...more] = into("produto");
      expect(more).toEqual([]);
      const plan = await planOfStatement(db, statement as Statement);
      // SQLite keeps one for an insert of many rows, which it goes through when a reference is broken already, hence never.
      expect(plan.split("SEARCH produto_de_para").length - 1).toBeLessThanOrEqual(count === 1 ? 0 : 1);
      expect(statement?.sql).toMatch(/do update set (?!.*"id(_loja)?" =)/);
    },
  );

  test("mappings that are as they were are not written", async () => {
    const first = await save(catalogo());
    expect(first.into("produto_de_para").flatMap(({ bindings }) => bindings)).toHaveLength(
      PRODUTOS * MAPPINGS * 5,
    );
    expect((await save(catalogo())).into("produto_de_para")).toEqual([]);
    const { into, outcomes } = await save(catalogo("M-3-7"));
    expect(new Set(outcomes)).toEqual(new Set(["sucesso"]));
    expect(into("produto_de_para").map(({ bindings }) => bindings.toSorted())).toEqual([
      [1, "canal 7", "M-3-7", expect.any(Number), 0].toSorted(),
    ]);
    const stored = await db.reader("produto_de_para").where({ id_loja: 1, status: 0 }).pluck("sku_busca");
    expect(stored).toEqual(["M-3-7"]);
  });

  test("a mapping that a call turns off and on again stays on", async () => {
    await save(catalogo());
    await save([...catalogo("M-0-0"), ...catalogo()]);
    expect(await db.reader("produto_de_para").where({ status: 0 })).toEqual([]);
  });
});
