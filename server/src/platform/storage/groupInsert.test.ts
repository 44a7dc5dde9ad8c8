import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Database } from "./database.ts";
import type { Target } from "./target.ts";

interface Row {
  id_loja: number;
  codigo: string;
  criada_em: number;
  canal: string;
  documento: string;
  componentes: string | null;
}

const TARGETS: readonly Target<Row>[] = [
  {
    table: "cotacao",
    columns: {
      ...{ id_loja: "bigint", codigo: "text", criada_em: "bigint" },
      ...{ canal: "text", documento: "text", componentes: "text" },
    },
  },
  { table: "cotacao_fila", columns: { id_loja: "bigint", criada_em: "bigint", codigo: "text" } },
];
const TEXTS = ["", "NULL", "null", '{"a":"b\\"c","d":[]}', "{,}", "a\\b\n\t", "'; --", "ação 😀", "  "];

eachDatabase((_name, open) => {
  let db: Database;
  let append: (row: Row) => Promise<void>;
  const row = (codigo: string, documento = "{}", componentes: string | null = null): Row => ({
    ...{ id_loja: 1, codigo, criada_em: 1_795_000_000_000, canal: "Site" },
    ...{ documento, componentes },
  });
  const kept = (like: string) => db.reader<Row>("cotacao").whereLike("codigo", like).orderBy("codigo");
  const queued = (like: string) => db.reader("cotacao_fila").whereLike("codigo", like).orderBy("codigo");

  beforeAll(async () => {
    db = await open();
    append = db.groupInsert(TARGETS);
  });

  test("rows come into every table as they are, whatever characters they have", async () => {
    const rows = TEXTS.map((text, index) => row(`a${index}`, text, index % 2 ? text : null));
    await Promise.all(rows.map(append));
    expect(await kept("a%")).toEqual(rows);
    expect(await queued("a%")).toEqual(
      rows.map(({ id_loja, criada_em, codigo }) => ({ id_loja, criada_em, codigo })),
    );
  });

  test("hundreds at once, and one alone", async () => {
    const rows = Array.from({ length: 450 }, (_, index) => row(`b${1000 + index}`));
    await Promise.all(rows.map(append));
    await append(row("b9999"));
    expect(await kept("b%")).toHaveLength(451);
    expect(await queued("b%")).toHaveLength(451);
  });

  test("a row that one table refuses is in none, and the others of its batch are in all", async () => {
    await db.transaction((trx) =>
      trx("cotacao_fila").insert({ id_loja: 1, codigo: "c2", criada_em: row("").criada_em }),
    );
    const results = await Promise.allSettled(["c1", "c2", "c3"].map((codigo) => append(row(codigo))));
    expect(results).toMatchObject([
      { status: "fulfilled" },
      { reason: { kind: "conflict", table: "cotacao_fila" } },
      { status: "fulfilled" },
    ]);
    expect((await kept("c%")).map(({ codigo }) => codigo)).toEqual(["c1", "c3"]);
    expect(await queued("c%")).toHaveLength(3);
  });

  test("it is there when its promise resolves", async () => {
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, index) => append(row(`d${index}`)).then(() => kept(`d${index}`))),
    );
    expect(seen.map((rows) => rows.length)).toEqual(Array(20).fill(1));
  });
});
