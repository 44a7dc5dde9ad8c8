import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { seedDemo, seedPedidos } from "../server/src/demo/index.ts";
import { sweepFiles } from "../server/src/domain/arquivo/sweepFiles.ts";
import { purgeCotacoes } from "../server/src/domain/cotacao/purgeCotacoes.ts";
import { purgeEventos } from "../server/src/domain/loja/purgeEventos.ts";
import { anonimizarAntigos } from "../server/src/domain/titular/anonimizarAntigos.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { openFiles } from "../server/src/platform/files/openFiles.ts";
import { systemRandom } from "../server/src/platform/random.ts";
import { connectAlone } from "../server/src/platform/storage/connectAlone.ts";
import { openDatabase } from "../server/src/platform/storage/openDatabase.ts";
import { parseDatabaseUrl } from "../server/src/platform/storage/parseDatabaseUrl.ts";
import { startPostgres } from "../server/src/test-support/startPostgres.ts";
import { cpuTime } from "./bench/support/cpuTime.ts";
import { databaseCpu } from "./bench/support/databaseCpu.ts";
import { copyStores, tokenOf } from "./scale/copyStores.ts";

// `npm run scale`: a PostgreSQL of its own with many stores of very unequal size, and what serving and keeping them costs (`-- --stores 1000
// --selling 1000 --most 10000 --quotations 2000`).
const { values } = parseArgs({
  options: {
    stores: { type: "string", default: "1000" },
    selling: { type: "string" },
    most: { type: "string", default: "10000" },
    quotations: { type: "string", default: "2000" },
  },
});
const stores = Number(values.stores);
const count = Number(values.quotations);
const folder = mkdtempSync(join(tmpdir(), "frete-scale-"));
const postgres = await startPostgres();
const silent = { debug() {}, info() {}, warn() {}, error: console.error };
const say = (what: string, ...figures: string[]) => console.log(`${what}: ${figures.join(", ")}`);

const db = await openDatabase(postgres.url);
const settings = { dataDir: folder, filesUrl: join(folder, "arquivos"), s3Endpoint: undefined, s3Region: "" };
const services = {
  db,
  clock: systemClock,
  random: systemRandom,
  files: await openFiles(settings),
  log: silent,
};
try {
  await seedDemo(db, systemClock, silent);
  await seedPedidos(services);
  const { knex, close } = await connectAlone(parseDatabaseUrl(postgres.url), silent);
  const selling = Number(values.selling ?? stores);
  await copyStores(knex, { stores, selling, most: Number(values.most) });
  const { rows } = await knex.raw(
    `SELECT relname AS name, pg_total_relation_size(c.oid) AS bytes, GREATEST(reltuples, 0)::bigint AS rows
     FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2 DESC`,
  );
  await close();
  const total = rows.reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0);
  say(`${stores} stores`, `${mebibytes(total)} MiB`, `${Math.round(total / stores / 1024)} KiB a store`);
  for (const { name, bytes, rows: some } of rows.slice(0, 6))
    say(`  ${name}`, `${mebibytes(bytes)} MiB`, `${some} rows`, `${Math.round(bytes / some)} bytes a row`);
  const database = await databaseCpu(postgres.url);
  await measureKeeping(database);
  await measureQuotations(database);
} finally {
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

/** What a process does now and then for all stores, when there is nothing to delete. */
async function measureKeeping(database: () => number) {
  for (const [name, work] of [
    ["old quotations", () => purgeCotacoes(db, systemClock)],
    ["old events", () => purgeEventos(db, systemClock)],
    ["old orders", () => anonimizarAntigos(services)],
    ["files", () => sweepFiles(services)],
  ] as const) {
    const [started, own, theirs] = [performance.now(), cpuTime(process.pid), database()];
    await work();
    const seconds = (performance.now() - started) / 1000;
    say(
      `one round over all stores, ${name}`,
      `${seconds.toFixed(1)} s`,
      `CPU ${((cpuTime(process.pid) - own) / 1e6).toFixed(1)} s here, ${((database() - theirs) / 1e6).toFixed(1)} s in the database`,
    );
  }
}

/** Quotations of one store, and of all in turn, one after the other: what a store costs that nobody has asked for yet. */
async function measureQuotations(database: () => number) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, "../server/src/main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", FRETE_LOG: "error" },
      ...{ FRETE_DATABASE_URL: postgres.url, FRETE_DATA_DIR: folder },
    },
  });
  const started = performance.now();
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const url = line.replace("listening on ", "");
  say("start to listening", `${((performance.now() - started) / 1000).toFixed(1)} s`);
  const pid = child.pid as number;
  const quote = async (idLoja: number) => {
    const answer = await fetch(`${url}/api/v1/cotacao`, {
      method: "POST",
      headers: { Authorization: `Bearer ${tokenOf(idLoja)}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        cepDestino: "01310100",
        canal: "site",
        volumes: [{ quantidade: 1, valorUnitario: 250, peso: 4, altura: 20, largura: 30, profundidade: 25 }],
      }),
    });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const measure = async (name: string, storeOf: (index: number) => number) => {
    const times: number[] = [];
    const [own, theirs] = [cpuTime(pid), database()];
    for (let index = 0; index < count; index++) {
      const asked = performance.now();
      await quote(storeOf(index));
      times.push(performance.now() - asked);
    }
    const per = (micros: number) => `${(micros / 1000 / count).toFixed(2)} ms`;
    times.sort((one, other) => one - other);
    say(
      `quotations of ${name}`,
      `CPU ${per(cpuTime(pid) - own)} in the server, ${per(database() - theirs)} in the database`,
      `p50 ${times[Math.floor(count / 2)]?.toFixed(1)} ms`,
      `${memoryOf(pid)} MiB in memory`,
    );
  };
  await measure("one store, the process still cold", () => 3);
  await measure("one store", () => 3);
  await measure("another store each", (index) => 3 + (index % (stores - 2)));
  await measure("another store each, again", (index) => 3 + (index % (stores - 2)));
  child.kill("SIGTERM");
  await once(child, "close");
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
