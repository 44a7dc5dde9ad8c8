import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkReplica } from "../../../cli/doctor/checkReplica.ts";
import { bareDatabaseUrl } from "../../../test-support/databases.ts";
import type { Undo } from "../../../test-support/newDatabase.ts";
import { postgresSignals } from "../../../test-support/postgresSignals.ts";
import { startReplica } from "../../../test-support/startReplica.ts";
import { readConfig } from "../../config.ts";
import { figuresByName } from "../../counters.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../openDatabase.ts";
import { openReplica } from "./openReplica.ts";

const undo: Undo[] = [];
const warnings: string[] = [];
const log = { info: () => undefined, warn: (_about: object, text: string) => warnings.push(text) };
let primary: string;
let replica: string;
let db: Database;

beforeAll(async () => {
  const servers = await startReplica(undo);
  primary = servers.primary.url;
  replica = servers.replica.url;
  db = await openDatabase(primary, { log });
  undo.push(() => db.close());
}, 60_000);
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** The database with its reads on a server that is said to be a replica. */
function reading(url: string, lag: number): Database {
  const copy = openReplica(db, { url, lag }, { log });
  undo.push(() => copy.close());
  return copy;
}

/** Who answers the reads of some work: the names of the servers. */
async function answering(work: () => Promise<unknown>): Promise<string[]> {
  const list = figuresByName().get("frete_replica_reads_total") ?? [];
  const before = list.map(({ figure }) => figure.value);
  await work();
  return list
    .filter(({ figure }, index) => figure.value > (before[index] ?? 0))
    .map(({ labels }) => labels.by ?? "");
}

let last = 0;
/** Writes a loja and reads it, by both ways that there are. */
async function writeAndRead(reads: Database): Promise<void> {
  const [id, nome] = [++last, `Loja ${last}`];
  await db.transaction((trx) => trx("loja").insert({ id, nome, criada_em: 0 }));
  await read(reads, id, nome);
}

async function read(reads: Database, id: number, nome: string): Promise<void> {
  const byId = reads.prepare<{ nome: string }>(
    (knex, param) =>
      knex("loja")
        .where({ id: param("id") })
        .select("nome"),
    "kept",
  );
  expect(await byId({ id })).toEqual([{ nome }]);
  expect(await reads.reader("loja").where({ id }).first("nome")).toEqual({ nome });
}

const onReplica = async (statement: string) => {
  const client = new pg.Client({ connectionString: replica });
  await client.connect();
  await client.query(statement);
  await client.end();
};

test("R14: what was just written is read from the replica", async () => {
  const reads = reading(replica, 5000);
  const work = async () => {
    for (let times = 0; times < 30; times++) await writeAndRead(reads);
  };
  expect(await answering(work)).toEqual(["replica"]);
});

test("a replica that lags answers what it has, and the primary the rest", async () => {
  const reads = reading(replica, 20);
  await writeAndRead(reading(replica, 5000));
  await onReplica("SELECT pg_wal_replay_pause()");
  expect(await answering(() => read(reads, last, `Loja ${last}`))).toEqual(["replica"]);
  expect(await answering(() => writeAndRead(reads))).toEqual(["primary"]);
  expect(warnings).toContain("the primary answers for the replica: it is more than 20 ms behind");
  await onReplica("SELECT pg_wal_replay_resume()");
  await expect
    .poll(() => answering(() => read(reads, last, `Loja ${last}`)), { timeout: 10_000 })
    .toEqual(["replica"]);
});

test.each(["freeze", "crash"] as const)(
  "%s: every read is answered, and by the replica when it is back",
  async (kind) => {
    const reads = reading(replica, 50);
    const signals = await postgresSignals(replica);
    await expect.poll(() => answering(() => writeAndRead(reads)), { timeout: 10_000 }).toEqual(["replica"]);
    if (kind === "freeze") signals.freeze("SIGSTOP");
    else await signals.crash();
    for (let times = 0; times < 5; times++) await writeAndRead(reads);
    if (kind === "freeze") signals.freeze("SIGCONT");
    await expect.poll(() => answering(() => writeAndRead(reads)), { timeout: 20_000 }).toEqual(["replica"]);
    expect(warnings).toContain("the primary answers for the replica: it does not answer");
  },
);

test("the doctor tells what the replica is", async () => {
  const find = (url: string) =>
    checkReplica(readConfig({ FRETE_DATABASE_URL: primary, FRETE_REPLICA_URL: url }));
  expect(await find(replica)).toMatchObject([{ result: "ok", text: expect.stringContaining("follows") }]);
  expect(await find(primary)).toMatchObject([{ result: "warning", text: "it follows no primary" }]);
  expect(await find("postgres://127.0.0.1:1/none")).toMatchObject([{ result: "warning" }]);
});

test("a statement that writes, or is wrong, is refused by the replica alone", async () => {
  const reads = reading(replica, 5000);
  await expect(reads.reader("loja").where({ id: 1 }).del()).rejects.toThrow("SQLSTATE 25006");
  await expect(reads.reader("loja").select("nada")).rejects.toThrow("SQLSTATE 42703");
  expect(() => reads.reader.transaction(async () => undefined)).toThrow("a replica has no transactions");
  await read(reads, 1, "Loja 1");
});

test.each([
  ["the primary itself", () => primary, "it follows no primary"],
  ["another server", () => bareDatabaseUrl("postgres", undo), "it is a copy of another database"],
  ["nobody", () => "postgres://127.0.0.1:1/none", "it does not answer"],
])("%s is not asked", async (_what, url, reason) => {
  warnings.length = 0;
  const reads = reading(await url(), 5000);
  expect(await answering(() => writeAndRead(reads))).toEqual(["primary"]);
  expect(warnings.at(-1)).toBe(`the primary answers for the replica: ${reason}`);
});

test("a replica that became a primary is not asked any more", async () => {
  const reads = reading(replica, 20);
  await onReplica("SELECT pg_promote()");
  await writeAndRead(reads);
  const told = async () => {
    warnings.length = 0;
    await writeAndRead(reads);
    return warnings;
  };
  await expect
    .poll(told, { timeout: 10_000 })
    .toEqual(["the primary answers for the replica: it follows no primary"]);
});
