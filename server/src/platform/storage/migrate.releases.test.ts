import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { nextRelease, spawnWith } from "../../test-support/spawnScript.ts";
import { inspectDatabase } from "./inspectDatabase.ts";
import { migrateDatabase } from "./migrateDatabase.ts";
import { migrations } from "./migrations/index.ts";
import { openDatabase } from "./openDatabase.ts";

const silent = { info: () => undefined, warn: () => undefined };
const newest = [...migrations.keys()].at(-1);

/** Opens the database once with the release after this one. */
async function openAsNext(url: string, kind: "additive" | "breaking"): Promise<string> {
  const next = spawnWith(nextRelease(kind), "openAndWait", url);
  next.process.stdin?.end();
  let text = "";
  for await (const line of next.lines) text += line;
  await next.ended;
  return text;
}

eachDatabase((name, open) => {
  test("R11: a schema to which the next release only adds is this one's, too, and the way forward stays open", async () => {
    const url = await open.url();
    expect(await openAsNext(url, "additive")).toBe("open");
    for (const migrates of [true, false]) {
      const db = await openDatabase(url, { migrates });
      await db.transaction((trx) =>
        trx("loja").insert({ id: migrates ? 1 : 2, nome: "de antes", criada_em: 0 }),
      );
      expect(await db.reader("loja").where({ nome: "de antes" }).first()).toMatchObject({ do_futuro: 7 });
      await db.close();
    }
    expect(await migrateDatabase(url, silent)).toEqual([]);
    const { found, close } = await inspectDatabase(url);
    expect(found).toMatchObject({ pending: [], unknown: ["9998_adiante"], isCompatible: true });
    await close();
    expect(await openAsNext(url, "additive")).toBe("open");
  });

  test("a schema that the next release has changed is refused, and stays as it is", async () => {
    const url = await open.url();
    expect(await openAsNext(url, "breaking")).toBe("open");
    for (const attempt of [
      () => openDatabase(url),
      () => openDatabase(url, { migrates: false }),
      () => migrateDatabase(url, silent),
    ])
      await expect(attempt()).rejects.toThrow(
        `the database is of a newer release: it has 9998_adiante, this release knows up to ${newest}. Start the newer release`,
      );
    expect(await openAsNext(url, "breaking")).toBe("open");
  });

  test("with FRETE_MIGRATE=off what is missing is named, and frete migrate runs it once", async () => {
    const url = await open.bareUrl();
    await expect(openDatabase(url, { migrates: false })).rejects.toThrow(
      /^the database lacks 0001_inicial, .*, and FRETE_MIGRATE is off: run `frete migrate` of this release, then start again$/,
    );
    const both = name === "postgres" ? [0, 1] : [0];
    const ran = await Promise.all(both.map(() => migrateDatabase(url, silent)));
    expect(ran.flat()).toEqual([...migrations.keys()]);
    await (await openDatabase(url, { migrates: false })).close();
  });

  test("a migration waits for tables that are busy, and meanwhile nobody waits behind it for long", async () => {
    // The embedded database has one process: nobody is there who could be busy.
    if (name === "sqlite") return;
    const url = await open.url();
    const db = await openDatabase(url);
    const release = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const long = db.transaction(async (trx) => {
      await trx("pedido").first();
      reading.resolve();
      await release.promise;
    });
    await reading.promise;
    const opened = openAsNext(url, "additive");
    const blocked = () =>
      db.reader("pg_locks").where({ granted: false, mode: "AccessExclusiveLock" }).select<unknown[]>("pid");
    // Twice: it has given up its place, and asked again.
    for (let times = 0; times < 2; times++) {
      await expect.poll(async () => (await blocked()).length).toBe(1);
      expect(await db.reader("pedido").first()).toBeUndefined();
      await expect.poll(async () => (await blocked()).length).toBe(0);
    }
    release.resolve();
    await long;
    expect(await opened).toBe("open");
    await db.close();
  });
});
