import { beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Database } from "./database.ts";
import { rowWriter } from "./rowWriter.ts";

interface Sequencia {
  id_loja: number;
  nome: string;
  valor: number;
}
interface Fila {
  id_loja: number;
  criada_em: number;
  codigo: string;
}

const key = ["id_loja", "nome"] as const;
const columns = { id_loja: "bigint", nome: "text", valor: "bigint" } as const;
const target = (and: "replaced" | "kept" | "added") => ({ table: "sequencia", columns, taken: { key, and } });
const FILA = {
  table: "cotacao_fila",
  columns: { id_loja: "bigint", criada_em: "bigint", codigo: "text" },
} as const;
const TEXTS = ["", "NULL", "null", '{"a":"b\\"c"}', "{,}", "a\\b\n\t", "'; --", "ação 😀", "  ", "?", "$1"];

eachDatabase((_name, open) => {
  let db: Database;
  const row = (nome: string, valor: number): Sequencia => ({ id_loja: 1, nome, valor });
  const stored = async () =>
    Object.fromEntries(
      (await db.reader("sequencia").where({ id_loja: 1 })).map(({ nome, valor }) => [nome, valor]),
    );
  const write = (and: "replaced" | "kept" | "added", rows: Sequencia[]) =>
    db.transaction((trx) => rowWriter<[Sequencia]>(target(and))(trx, rows));

  beforeEach(async () => {
    db = await open();
    await db.transaction((trx) => trx("sequencia").where({ id_loja: 1 }).delete());
    await write("replaced", [row("a", 5), row("b", 7)]);
  });

  test("a row whose key is taken is written over what is there", async () => {
    await write("replaced", [row("a", 1), row("c", 2)]);
    expect(await stored()).toEqual({ a: 1, b: 7, c: 2 });
  });

  test("or leaves it alone", async () => {
    await write("kept", [row("a", 1), row("c", 2)]);
    expect(await stored()).toEqual({ a: 5, b: 7, c: 2 });
  });

  test("or is added to it, and what comes down to nothing goes", async () => {
    await write("added", [row("a", -5), row("b", -6), row("c", 2)]);
    expect(await stored()).toEqual({ b: 1, c: 2 });
  });

  test("or is refused, with all that the transaction wrote", async () => {
    const both = rowWriter<[Sequencia, Fila]>(target("replaced"), FILA);
    const fila = (codigo: string): Fila => ({ id_loja: 1, criada_em: 1, codigo });
    const twice = db.transaction((trx) => both(trx, [row("a", 1)], [fila("1"), fila("1")]));
    await expect(twice).rejects.toMatchObject({ kind: "conflict", table: "cotacao_fila" });
    expect(await stored()).toEqual({ a: 5, b: 7 });
  });

  test("many rows of several tables, and none of one", async () => {
    const both = rowWriter<[Sequencia, Fila]>(target("kept"), FILA);
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id_loja: 2,
      criada_em: index,
      codigo: `${index}`,
    }));
    await db.transaction((trx) => both(trx, [], many));
    expect(await db.reader("cotacao_fila").where({ id_loja: 2 }).orderBy("criada_em")).toEqual(many);
  });

  test("texts stay as they are, whatever characters they have", async () => {
    await write(
      "replaced",
      TEXTS.map((text, index) => row(text, index + 1)),
    );
    expect(await stored()).toMatchObject(Object.fromEntries(TEXTS.map((text, index) => [text, index + 1])));
  });
});
