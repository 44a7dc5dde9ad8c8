import { AsyncLocalStorage } from "node:async_hooks";
import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Database } from "./database.ts";
import { groupCommit } from "./groupCommit.ts";
import { StorageError } from "./storageError.ts";

test("owners share batches by what they were given, and heavy items are fewer in one", async () => {
  const batches: string[][] = [];
  const write = groupCommit<string>(
    async (items) => void batches.push(items),
    () => undefined,
    { weigh: (item) => (item.startsWith("heavy") ? 400 : 1), ownerOf: (item) => item.slice(-1) },
  );
  const heavy = Array.from({ length: 7 }, (_, index) => write(`heavy${index}A`));
  await Promise.all([...heavy, write("1B"), write("2B"), write("1C")]);
  expect(batches.map((batch) => batch.toSorted())).toEqual([
    ["1B", "1C", "2B", "heavy0A", "heavy1A", "heavy2A"],
    ["heavy3A", "heavy4A", "heavy5A"],
    ["heavy6A"],
  ]);
});

const row = (codigo: string) => ({ id_loja: 1, criada_em: 0, codigo });

eachDatabase((_name, open) => {
  let db: Database;
  const stored = async (like: string): Promise<string[]> =>
    db.reader("cotacao_fila").whereLike("codigo", like).orderBy("codigo").pluck("codigo");

  beforeAll(async () => {
    db = await open();
  });

  function writer() {
    const batches: string[][] = [];
    const write = db.groupCommit<string>(async (trx, items) => {
      batches.push(items);
      await trx("cotacao_fila").insert(items.map(row));
    });
    return { write, batches };
  }

  test("items that arrive together share a transaction; those that come meanwhile form the next", async () => {
    const { write, batches } = writer();
    const later: Promise<void>[] = [];
    const first = ["a1", "a2", "a3"].map((item) =>
      write(item).then(() => {
        later.push(write(`${item}+`));
      }),
    );
    await Promise.all(first);
    await Promise.all(later);
    expect(batches).toEqual([
      ["a1", "a2", "a3"],
      ["a1+", "a2+", "a3+"],
    ]);
    expect(await stored("a%")).toHaveLength(6);
  });

  test("NS-081: a batch is nobody's: it belongs to no trace or change of the request that came first", async () => {
    const request = new AsyncLocalStorage<string>();
    const names: unknown[] = [];
    const write = db.groupCommit<string>(async (trx, items) => {
      names.push(request.getStore());
      await trx("cotacao_fila").insert(items.map(row));
      names.push(request.getStore());
    });
    const asked = Promise.withResolvers<unknown>();
    request.run("first", () => asked.resolve(write("z1").then(() => request.getStore())));
    expect(await asked.promise).toBe("first");
    expect(names).toEqual([undefined, undefined]);
  });

  test("resolves only after the commit: the reader sees the item at once", async () => {
    const { write } = writer();
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write(`b${index}`).then(() => stored(`b${index}`))),
    );
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => [`b${index}`]));
  });

  test("one bad item fails alone", async () => {
    const { write } = writer();
    await write("c2");
    const results = await Promise.allSettled(["c1", "c2", "c3"].map(write));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(results[1]).toMatchObject({ reason: { kind: "conflict", table: "cotacao_fila" } });
    expect(await stored("c%")).toEqual(["c1", "c2", "c3"]);
  });

  test("an error that blames the database rejects the whole batch, written once", async () => {
    let runs = 0;
    const write = db.groupCommit<string>(async (trx, items) => {
      runs++;
      await trx("cotacao_fila").insert(items.map(row));
      throw new StorageError("unavailable", "gone");
    });
    const results = await Promise.allSettled(["d1", "d2"].map(write));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(runs).toBe(1);
    expect(await stored("d%")).toEqual([]);
  });

  test("goes on after a failure, and a burst is split into batches of 200", async () => {
    const { write, batches } = writer();
    await Promise.all(Array.from({ length: 450 }, (_, index) => write(`e${index}`)));
    expect(batches.map((batch) => batch.length)).toEqual([200, 200, 50]);
    expect(await stored("e%")).toHaveLength(450);
  });

  test("closing waits for what was handed in", async () => {
    const own = await open();
    const write = own.groupCommit<string>(async (trx, items) => {
      await trx("cotacao_fila").insert(items.map(row));
    });
    const written = Promise.all(["f1", "f2"].map(write));
    await own.close();
    await expect(written).resolves.toHaveLength(2);
  });
});
