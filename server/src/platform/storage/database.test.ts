import { beforeAll, describe, expect, test } from "vitest";
import { bumpVersion } from "../../domain/loja/lojaVersion.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./openDatabase.ts";
import { StorageError } from "./storageError.ts";

const failure = async (work: Promise<unknown>): Promise<StorageError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StorageError)) throw new Error(`expected a StorageError, got ${String(error)}`);
  return error;
};

eachDatabase((name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.transaction((trx) =>
      trx("loja").insert({ id: 1, nome: "Loja Um", criada_em: 1_795_000_000_000 }),
    );
  });
  const insertFilial = (id: number, values: object = {}) =>
    db.transaction((trx) =>
      trx("filial").insert({
        ...{
          id_loja: 1,
          id,
          filial_erp: `F${id}`,
          nome: "Filial",
          cep: "01001000",
          cidade: "São Paulo",
          uf: "SP",
        },
        ...values,
      }),
    );

  describe("transactions", () => {
    test("the reader sees nothing before the commit", async () => {
      const inside = await db.transaction(async (trx) => {
        await trx("sequencia").insert({ id_loja: 9, nome: "x", valor: 1 });
        return db.reader("sequencia").where({ id_loja: 9 });
      });
      expect(inside).toEqual([]);
      expect(await db.reader("sequencia").where({ id_loja: 9 })).toHaveLength(1);
    });

    test("an error rolls back and arrives unchanged", async () => {
      const mine = new TypeError("mine");
      const work = db.transaction(async (trx) => {
        await trx("sequencia").insert({ id_loja: 8, nome: "x", valor: 1 });
        throw mine;
      });
      await expect(work).rejects.toBe(mine);
      expect(await db.reader("sequencia").where({ id_loja: 8 })).toEqual([]);
    });

    test("a nested transaction rolls back alone", async () => {
      await db.transaction(async (trx) => {
        await trx("sequencia").insert({ id_loja: 7, nome: "a", valor: 1 });
        const nested = trx.transaction(async (inner) => {
          await inner("sequencia").insert({ id_loja: 7, nome: "b", valor: 1 });
          throw new Error("undo");
        });
        await expect(nested).rejects.toThrow("undo");
      });
      expect(await db.reader("sequencia").where({ id_loja: 7 }).pluck("nome")).toEqual(["a"]);
    });

    test("100 at once that read and then write all succeed", async () => {
      const add = () =>
        db.transaction(async (trx) => {
          const versao = await bumpVersion(trx, 1);
          await trx("loja")
            .where({ id: 1 })
            .update({ configuracao: JSON.stringify({ versao }) });
          return versao;
        });
      const versions = await Promise.all(Array.from({ length: 100 }, add));
      expect(new Set(versions).size).toBe(100);
      const [loja] = await db.reader("loja").where({ id: 1 });
      expect(JSON.parse(loja?.configuracao ?? "")).toEqual({ versao: loja?.versao });
    });
  });

  describe("bumpVersion", () => {
    test("returns the new version, and refuses an unknown store", async () => {
      const [before = 0] = await db.reader("loja").where({ id: 1 }).pluck("versao");
      expect(await db.transaction((trx) => bumpVersion(trx, 1))).toBe(before + 1);
      expect(await failure(db.transaction((trx) => bumpVersion(trx, 404)))).toMatchObject({
        kind: "missing",
      });
    });
  });

  describe("errors", () => {
    test("a unique key that exists: conflict, with table and columns", async () => {
      await insertFilial(1);
      const error = await failure(insertFilial(2, { filial_erp: "F1" }));
      expect(error).toMatchObject({ kind: "conflict", table: "filial", columns: ["id_loja", "filial_erp"] });
    });

    test("a foreign key to nothing: reference", async () => {
      expect(await failure(insertFilial(3, { id_loja: 77 }))).toMatchObject({ kind: "reference" });
    });

    test("a row that others point at: reference", async () => {
      const remove = db.transaction((trx) => trx("loja").where({ id: 1 }).delete());
      expect(await failure(remove)).toMatchObject({ kind: "reference" });
    });

    test.each([
      ["a text longer than the column", { nome: "x".repeat(31) }],
      ["a text in a number's column", { prazo_adicional: "abc" }],
      ["a flag other than 0 and 1", { ativo: 2 }],
      ["nothing where something must be", { cidade: null }],
    ])("%s: internal", async (_case, values) => {
      expect(await failure(insertFilial(4, values))).toMatchObject({ kind: "internal" });
    });

    test("no message holds SQL or values, the cause holds the statement for the log", async () => {
      const error = await failure(insertFilial(5, { nome: "segredo".repeat(9) }));
      expect(error.message).not.toMatch(/insert|filial|segredo/i);
      expect(String(error.cause)).toMatch(/insert into/);
      expect(String(error.cause)).not.toContain("segredo");
    });

    test("the connection is in order after each of them", async () => {
      await expect(db.ping()).resolves.toBeUndefined();
      await expect(insertFilial(6)).resolves.toBeDefined();
    });
  });

  describe("inserts of many rows", () => {
    const rows = (from: number, count: number, valor: number) =>
      Array.from({ length: count }, (_, index) => ({ id_loja: 50, nome: `n${from + index}`, valor }));
    const sum = async () =>
      (await db.reader("sequencia").where({ id_loja: 50 }).sum({ s: "valor" }).first())?.s;

    test("2,000 in one statement", async () => {
      await db.transaction((trx) => trx("sequencia").insert(rows(0, 2000, 1)));
      expect(Number(await sum())).toBe(2000);
    });

    test("with conflicts ignored, merged, or merged in part, and rows returned", async () => {
      const result = await db.transaction(async (trx) => {
        await trx("sequencia")
          .insert(rows(1999, 2, 10))
          .onConflict(["id_loja", "nome"])
          .ignore();
        const merged = await trx("sequencia")
          .insert(rows(0, 3, 5))
          .onConflict(["id_loja", "nome"])
          .merge()
          .returning("valor");
        await trx("sequencia")
          .insert(rows(0, 2, 100))
          .onConflict(["id_loja", "nome"])
          .merge({ valor: trx.raw("sequencia.valor + excluded.valor") })
          .where("sequencia.nome", "n0");
        return merged;
      });
      expect(result).toEqual([{ valor: 5 }, { valor: 5 }, { valor: 5 }]);
      expect(Number(await sum())).toBe(1997 + 3 * 5 + 10 + 100);
    });

    test("a failing one leaves a short cause for the log", async () => {
      const error = await failure(db.transaction((trx) => trx("sequencia").insert(rows(0, 2000, 1))));
      expect(error).toMatchObject({ kind: "conflict", table: "sequencia" });
      expect(String(error.cause).length).toBeLessThan(2000);
    });
  });

  describe("prepared statements", () => {
    test("run with named values, constants and booleans, in any order", async () => {
      const find = db.prepare<{ nome: string }>((knex, param) =>
        knex("loja")
          .select("nome")
          .where({ id: param("id") })
          .where("ativa", param("ativa"))
          .where("nome", "<>", "outra")
          .whereIn("criterio", ["preco", param("criterio")])
          .limit(1),
      );
      expect(await find({ ativa: true, id: 1, criterio: "prazo" })).toEqual([{ nome: "Loja Um" }]);
      expect(await find({ id: 1, ativa: false, criterio: "prazo" })).toEqual([]);
    });

    test("limit and offset are named values too, different at each run", async () => {
      const page = db.prepare<{ nome: string }>((knex, param) =>
        knex("sequencia")
          .select("nome")
          .where({ id_loja: param("idLoja") })
          .orderBy("nome")
          .limit(param("limit"))
          .offset(param("offset")),
      );
      const names = async (limit: number, offset: number) =>
        (await page({ idLoja: 51, limit, offset })).map(({ nome }) => nome);
      const rows = ["a", "b", "c", "d", "e"].map((nome) => ({ id_loja: 51, nome, valor: 1 }));
      await db.transaction((trx) => trx("sequencia").insert(rows));
      expect(await names(2, 1)).toEqual(["b", "c"]);
      expect(await names(9, 4)).toEqual(["e"]);
      expect(await names(1, 0)).toEqual(["a"]);
    });

    test("may be raw SQL", async () => {
      const find = db.prepare<{ n: number }>((knex, param) =>
        knex.raw("SELECT count(*) AS n FROM loja WHERE id = ?", [param("id")]),
      );
      expect(await find({ id: 1 })).toEqual([{ n: 1 }]);
    });

    test("see every commit at once, also while somebody reads in a transaction", async () => {
      const find = db.prepare<{ versao: number }>((knex, param) =>
        knex("loja")
          .select("versao")
          .where({ id: param("id") }),
      );
      await db.reader.transaction(async (snapshot) => {
        await snapshot("loja").select();
        const versao = await db.transaction((trx) => bumpVersion(trx, 1));
        expect(await find({ id: 1 })).toEqual([{ versao }]);
      });
    });

    test("a missing value and a failing statement reject with a StorageError", async () => {
      const find = db.prepare((knex, param) => knex("loja").where({ id: param("id") }));
      expect(await failure(find({}))).toMatchObject({
        kind: "internal",
        message: expect.stringContaining('"id"'),
      });
    });
  });

  test("instants come back as numbers, bytes as bytes", async () => {
    expect(await db.reader("loja").where({ id: 1 }).pluck("criada_em")).toEqual([1_795_000_000_000]);
    const dados = Uint8Array.from([0, 255, 1]);
    const read = await db.transaction(async (trx) => {
      const ids = { id_loja: 1, id: 1 };
      await trx("transportadora").insert({ ...ids, nome: "T" });
      await trx("metodo_envio").insert({ ...ids, id_transportadora: 1, nome: "M" });
      await trx("tabela_frete").insert({ ...ids, id_metodo: 1, nome: "Tabela" });
      await trx("tabela_faixas").insert({ id_loja: 1, id_tabela: 1, versao: 1, dados });
      return trx("tabela_faixas").first("dados");
    });
    expect(Uint8Array.from(read?.dados ?? [])).toEqual(dados);
  });

  test("the schema needs the store: every table but loja starts with id_loja", async () => {
    for (const table of ["token", "filial", "tabela_faixas", "produto_de_para", "cotacao", "cotacao_fila"]) {
      const columns = Object.keys(await db.reader(table).columnInfo());
      expect(columns[0]).toBe("id_loja");
    }
  });

  test("closing twice is closing once, and a closed database says so", async () => {
    const own = await open();
    await Promise.all([own.close(), own.close()]);
    expect(await failure(own.ping())).toMatchObject({ kind: "unavailable" });
    expect(await failure(own.transaction((trx) => trx("loja").select()))).toMatchObject({
      kind: "unavailable",
    });
  });

  test(`a second open of the same ${name} database`, async () => {
    const url = await open.url();
    const first = await openDatabase(url);
    if (name === "postgres") await (await openDatabase(url)).close();
    else expect(await failure(openDatabase(url))).toMatchObject({ kind: "unavailable" });
    await first.close();
    await (await openDatabase(url)).close();
  });
});
