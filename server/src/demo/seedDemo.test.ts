import { beforeAll, describe, expect, test } from "vitest";
import { findToken, isTokenLive } from "../domain/loja/tokens.ts";
import { manualClock } from "../platform/clock.ts";
import { DAY } from "../platform/durations.ts";
import type { Database } from "../platform/storage/database.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { sequence } from "../platform/storage/sequence.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { lojasDemo, tokensDemo } from "./lojas.ts";
import { seedDemo } from "./seedDemo.ts";

const clock = manualClock(Date.parse("2026-11-20T12:00:00Z"));

/** Tables the demo fills, with the columns that order their rows. */
const TABLES: Record<string, string[]> = {
  loja: ["id"],
  token: ["id_loja", "id"],
  filial: ["id_loja", "id"],
  transportadora: ["id_loja", "id"],
  metodo_envio: ["id_loja", "id"],
  tabela_frete: ["id_loja", "id"],
  tabela_faixas: ["id_loja", "id_tabela"],
  taxa_entrega: ["id_loja", "id"],
  regra_frete: ["id_loja", "codigo"],
  produto: ["id_loja", "id"],
  produto_de_para: ["id_loja", "id_produto", "sku_busca"],
  sequencia: ["id_loja", "nome"],
};

function recordingLog() {
  const lines: string[] = [];
  const write = (_details: object, message: string) => void lines.push(message);
  return { lines, info: write, warn: write };
}

async function dump(db: Database): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries(TABLES)) tables[table] = await db.reader(table).orderBy(order);
  return tables;
}

eachDatabase((_name, open) => {
  describe("an empty database", () => {
    let db: Database;
    const log = recordingLog();
    beforeAll(async () => {
      db = await open({ clock });
      expect(await seedDemo(db, clock, log)).toBe(true);
    });

    test("gets every table filled, and says so once", async () => {
      const tables = await dump(db);
      for (const [table, rows] of Object.entries(tables)) expect(rows.length, table).toBeGreaterThan(0);
      expect(log.lines).toEqual(["demo data written"]);
    });

    test("is left as it is by a second run, without a warning", async () => {
      const before = await dump(db);
      expect(await seedDemo(db, manualClock(clock.now() + DAY), log)).toBe(false);
      expect(await dump(db)).toEqual(before);
      expect(log.lines).toHaveLength(1);
    });

    test("gives the same rows as another one seeded by the same clock", async () => {
      const other = await open({ clock });
      await seedDemo(other, clock, log);
      expect(await dump(other)).toEqual(await dump(db));
    });

    test.each([
      [tokensDemo[0].api, 1, "api"],
      [tokensDemo[0].cotacao, 1, "cotacao"],
      [tokensDemo[1].api, 2, "api"],
      [tokensDemo[1].cotacao, 2, "cotacao"],
    ] as const)("token %s opens loja %i (%s)", async (token, idLoja, tipo) => {
      const owner = await findToken(db)(token);
      expect(owner).toMatchObject({ idLoja, tipo, nomeLoja: lojasDemo[idLoja - 1]?.nome });
      expect(owner && isTokenLive(owner, clock.now())).toBe(true);
    });

    test("goes on counting where the demo stopped", async () => {
      const last = await db.reader("produto").where({ id_loja: 1 }).max({ id: "id" }).first();
      const next = await db.transaction((trx) => sequence(trx, 1, "produto"));
      expect(next).toBe((last?.id ?? 0) + 1);
    });
  });

  test("a database with a loja of its own is left alone, with a warning", async () => {
    const db = await open({ clock });
    const log = recordingLog();
    await db.transaction((trx) => trx("loja").insert({ id: 7, nome: "Própria", criada_em: 0 }));
    expect(await seedDemo(db, clock, log)).toBe(false);
    expect(await db.reader("loja").pluck("id")).toEqual([7]);
    expect(await db.reader("token")).toEqual([]);
    expect(log.lines).toEqual([expect.stringContaining("no demo data")]);
  });

  test("of several that start together exactly one seeds", async () => {
    const url = await open.url();
    const handles = [await openDatabase(url, { clock })];
    // SQLite is one process with one handle; PostgreSQL is shared.
    if (handles[0]?.dialect === "postgres") handles.push(await openDatabase(url, { clock }));
    try {
      const runs = [0, 1, 2, 3].map((n) =>
        seedDemo(handles[n % handles.length] as Database, clock, recordingLog()),
      );
      expect((await Promise.all(runs)).filter(Boolean)).toHaveLength(1);
      expect(await handles[0]?.reader("loja").pluck("nome")).toHaveLength(2);
    } finally {
      for (const db of handles) await db.close();
    }
  });

  test("a failure half way leaves nothing behind", async () => {
    const db = await open({ clock });
    const log = recordingLog();
    // The last row the demo writes is refused.
    const broken = lojasDemo[1]?.produtos.at(-1);
    if (!broken) throw new Error("the second loja has no products");
    const { preco } = broken;
    broken.preco = -1;
    try {
      await expect(seedDemo(db, clock, log)).rejects.toThrow();
    } finally {
      broken.preco = preco;
    }
    expect(await db.reader("loja")).toEqual([]);
    expect(await seedDemo(db, clock, log)).toBe(true);
  });
});
