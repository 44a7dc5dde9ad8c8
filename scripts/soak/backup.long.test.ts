import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { readManifest } from "../../server/src/backup/manifest.ts";
import { startPostgres } from "../../server/src/test-support/startPostgres.ts";
import { dayOfStore } from "./dayOfStore.ts";
import { sendSteadily } from "./sendSteadily.ts";
import { startReceiver } from "./startReceiver.ts";
import { startSoaked } from "./startSoaked.ts";

const FRETE = resolve(import.meta.dirname, "../../server/src/cli/frete.ts");
const RATE = 40;
const SECONDS = 30;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Rows and their hash, table by table: the order of rows is that of their keys, on either engine. */
const rowsOf = async (folder: string) =>
  Object.fromEntries(
    (await readManifest(folder)).tables.map(({ name, rows, sha256 }) => [name, { rows, sha256 }]),
  );

test.each(["sqlite", "postgres"] as const)(
  "frete backup beside a server on %s under a store's day; restored on both engines every row is as it was",
  async (engine) => {
    const folder = await mkdtemp(join(tmpdir(), "frete-backup-"));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const server = await startSoaked(engine);
    undo.push(server.stop);
    const receiver = await startReceiver(server);
    undo.push(receiver.close);
    const frete = async (env: NodeJS.ProcessEnv, ...args: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, [FRETE, ...args, "--json"], { env });
      return JSON.parse(stdout) as { rows: number };
    };

    const load = sendSteadily(server.url, dayOfStore(server), { seconds: SECONDS, rate: RATE });
    const taken: string[] = [];
    let isUnderLoad = true;
    const served = load.finally(() => {
      isUnderLoad = false;
    });
    while (isUnderLoad) {
      const backup = join(folder, `backup-${taken.length}`);
      await frete(server.environment, "backup", backup);
      taken.push(backup);
    }
    const { non2xx, errors } = await served;
    expect([non2xx, errors]).toEqual([0, 0]);
    const [first = "", last = ""] = [taken[0], taken.at(-1)];
    expect((await rowsOf(last)).pedido?.rows).toBeGreaterThan((await rowsOf(first)).pedido?.rows ?? 0);

    const postgres = await startPostgres();
    undo.push(postgres.stop);
    for (const database of [undefined, postgres.url]) {
      const elsewhere = {
        ...server.environment,
        FRETE_DATA_DIR: join(folder, database ? "postgres" : "sqlite"),
        FRETE_DATABASE_URL: database,
      };
      await frete(elsewhere, "restore", first);
      const again = join(folder, database ? "again-postgres" : "again-sqlite");
      await frete(elsewhere, "backup", again);
      expect(await rowsOf(again)).toEqual(await rowsOf(first));
    }
  },
);
