import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { eachDatabase, type Undo } from "../test-support/databases.ts";
import { spawnScript } from "../test-support/spawnScript.ts";
import { newPlaces } from "./places.testing.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { takeBackup } from "./takeBackup.ts";

const log = { info: () => undefined, warn: () => undefined };
const ROWS = 200_000;
const DOCUMENT = JSON.stringify({ texto: "x".repeat(1500) });

const undo: Undo[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const placesOf = (databaseUrl: string) => newPlaces(databaseUrl, undo);

/** Hundreds of megabytes, and a process that never stops writing: the backup comes to an end, and so does every write. */
eachDatabase((name, open) => {
  test("a large database is backed up under write load, restored and compared", async () => {
    const places = await placesOf(await open.url());
    const db = await openDatabase(places.databaseUrl);
    await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Loja", criada_em: 1 } as never));
    for (let from = 0; from < ROWS; from += 1000)
      await db.transaction((trx) =>
        trx("cotacao").insert(
          Array.from({ length: 1000 }, (_, index) => ({
            id_loja: 1,
            codigo: `c${String(from + index).padStart(9, "0")}`,
            criada_em: from,
            canal: "site",
            documento: DOCUMENT,
            componentes: null,
          })),
        ),
      );
    await db.close();

    const writing = spawnScript("writeForever", places.databaseUrl);
    const acknowledged: string[] = [];
    const reading = (async () => {
      for await (const codigo of writing.lines) acknowledged.push(codigo);
    })();
    const rate = async (work: () => Promise<unknown>) => {
      const [before, started] = [acknowledged.length, performance.now()];
      await work();
      const seconds = (performance.now() - started) / 1000;
      return { seconds, perSecond: Math.round((acknowledged.length - before) / seconds) };
    };
    while (acknowledged.length < 1000) await setTimeout(10);
    const alone = await rate(() => setTimeout(5000));
    const before = [...acknowledged];
    const backup = join(places.dataDir, "backup");
    const during = await rate(() => takeBackup(backup, places, log));
    writing.process.kill("SIGKILL");
    await writing.ended;
    await reading;

    const restored = await placesOf(await open.url());
    const restoring = await rate(() => restoreBackup(backup, restored, log));
    const copy = await openDatabase(restored.databaseUrl);
    const codigos = new Set(await copy.reader("cotacao").pluck("codigo"));
    await copy.close();
    expect(before.filter((codigo) => !codigos.has(codigo))).toEqual([]);
    expect(codigos.size).toBeGreaterThanOrEqual(ROWS + before.length);
    expect(during.perSecond).toBeGreaterThan(0);
    console.log({ name, alone, during, restoring: restoring.seconds });
  });
});
