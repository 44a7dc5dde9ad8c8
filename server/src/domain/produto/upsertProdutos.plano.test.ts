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
        run.push({ sql, bindings });
      });
      await upsertProdutos(trx, 1, checked);
    });
    const into = (table: string) => run.filter(({ sql }) => sql.includes(`INSERT INTO ${table} `));
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
      expect(plan).not.toContain("SEARCH produto_de_para");
      expect(statement?.sql).toMatch(/DO UPDATE SET sku = excluded.sku,(?!.* id(_loja)? = excluded)/);
    },
  );

  test("mappings that are as they were are not written", async () => {
    await save(catalogo());
    const written = (run: Awaited<ReturnType<typeof save>>) =>
      run.into("produto_de_para").map(({ bindings }) => bindings.slice(-5).map(String).join());
    expect(written(await save(catalogo())).filter((each) => each !== "{},{},{},{},{}")).toEqual([]);
    const run = await save(catalogo("M-3-7"));
    expect(new Set(run.outcomes)).toEqual(new Set(["sucesso"]));
    const one =
      db.dialect === "sqlite" ? /^1,canal 7,M-3-7,\d+,0$/ : /^\{1\},\{"canal 7"\},\{"M-3-7"\},\{\d+\},\{0\}$/;
    expect(written(run)).toEqual([expect.stringMatching(one)]);
    const stored = await db.reader("produto_de_para").where({ id_loja: 1, status: 0 }).pluck("sku_busca");
    expect(stored).toEqual(["M-3-7"]);
  });

  test("a mapping that a call turns off and on again stays on", async () => {
    await save(catalogo());
    await save([...catalogo("M-0-0"), ...catalogo()]);
    expect(await db.reader("produto_de_para").where({ status: 0 })).toEqual([]);
  });
});
