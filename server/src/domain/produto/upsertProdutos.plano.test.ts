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
const catalogo = (changed?: string, more?: object) =>
  Array.from({ length: PRODUTOS }, (_, index) =>
    produto(`P-${index}`, {
      ...more,
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
      const { into } = await save(catalogo(undefined, { titulo: "Outro" }).slice(0, count));
      const [statement, ...more] = into("produto");
      expect(more).toEqual([]);
      const plan = await planOfStatement(db, statement as Statement);
      expect(plan).not.toContain("SEARCH produto_de_para");
      expect(statement?.sql).toMatch(/DO UPDATE SET sku_erp = (?!.* (id|id_loja|sku) = excluded)/);
      expect(await db.reader("produto").where({ id_loja: 1, titulo: "Outro" })).toHaveLength(count);
    },
  );

  const prices = (nome: string, precoPor = 10) => ({
    precoCanal: { canal: [{ nome, precoDe: 12.5, precoPor }] },
  });
  test.each([
    ["as they were", false, prices("site")],
    ["without what they have", false, {}],
    ["with another spelling of a channel", true, prices(" SITE ")],
    ["with another price", true, prices("site", 9)],
    ["with another stock", true, { filial: [{ idFilial: "A1", quantidade: 11, prazoAdicional: 0 }] }],
    ["with another number of packages", true, { volumes: 3 }],
  ])("products that are sent again, %s, are written: %s", async (_what, isWritten, changes) => {
    await save(catalogo(undefined, prices("site")));
    const { into } = await save(catalogo(undefined, changes));
    const written = into("produto").flatMap(({ bindings }) => bindings);
    expect(written.some((cell) => cell !== "{}")).toBe(isWritten);
  });

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
