import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Arrival, capriciousReceiver } from "../events/notificacao/capriciousReceiver.testing.ts";
import { notificacaoConfig } from "../events/notificacao/configuracao.ts";
import { loopbackCert } from "../events/notificacao/loopbackCertificate.testing.ts";
import { seededRandom } from "../platform/random.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { migratedDatabaseUrl, type Undo } from "./databases.ts";
import { record, registerDirectly } from "./notificacoes.testing.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const TIMEOUT = 300;
/** How long a claim of a process that was killed keeps others away, ms. */
export const LEASE = notificacaoConfig({ timeout: TIMEOUT }).lease;
/** Forty attempts within seconds: half of them fail. */
const SCHEDULE = [0, 0.02, ...Array<number>(38).fill(0.05)];

/** What is delivered, and how it is disturbed. */
export interface Disturbance {
  database: "sqlite" | "postgres";
  events: number;
  orders: number;
  processes: number;
  /** After so many attempts that reach the receiver a process is killed: a busy machine makes no more kills than a quiet one. */
  attemptsPerKill: number;
  /** The test's own: aborted when its time is over, so that no process outlives it. */
  signal: AbortSignal;
}

/** What the receiver saw of it. */
export interface Report {
  arrivals: readonly Arrival[];
  faults: readonly string[];
  kills: readonly number[];
  expected: readonly string[];
  /** Events and lanes that the database still holds at the end, and events given up. */
  left: number;
  seconds: number;
}

/**
 * Real server processes deliver events to a receiver that fails half the time, while one of them is killed with SIGKILL again and
 * again and started anew, until every event was accepted. The first half of the events waits at the start; the second is
 * written meanwhile where several processes may use the database.
 */
export async function deliverUnderKills(work: Disturbance): Promise<Report> {
  const undo: Undo[] = [];
  const folder = await mkdtemp(join(tmpdir(), "frete-kills-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const url = await migratedDatabaseUrl(work.database, undo);
    const receiver = await capriciousReceiver(seededRandom(`${work.database} ${work.events}`), TIMEOUT);
    undo.push(receiver.close);
    await writeFile(join(folder, "ca.pem"), loopbackCert);
    const expected = Array.from(
      { length: work.events },
      (_, index) => `${(index % work.orders) + 1}-${Math.floor(index / work.orders)}`,
    );
    const db = await openDatabase(url);
    await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Loja", criada_em: 0 }));
    await registerDirectly(db, 1, { url: receiver.url, now: Date.now() });
    const atOnce = work.database === "sqlite" ? expected : expected.slice(0, work.events / 2);
    const later = expected.slice(atOnce.length);
    await writeSome(db, atOnce);
    if (work.database === "sqlite") await db.close();

    const started = performance.now();
    const kills: number[] = [];
    let isOver = false;
    const { signal } = work;
    /** Those that serve, the oldest first. */
    const serving: ChildProcess[] = [];
    const keepAlive = async (): Promise<void> => {
      while (!isOver && !signal.aborted) {
        const { child, closed, isServing } = startServer(url, folder);
        const kill = () => child.kill("SIGKILL");
        signal.addEventListener("abort", kill);
        await isServing;
        serving.push(child);
        const [, endedBy] = await closed;
        signal.removeEventListener("abort", kill);
        if (endedBy === "SIGKILL") kills.push(performance.now());
      }
    };
    const missing = new Set(expected);
    let seen = 0;
    let nextKill = work.attemptsPerKill;
    const watch = setInterval(() => {
      for (; seen < receiver.arrivals.length; seen++) {
        const { isAccepted, text } = receiver.arrivals[seen] as Arrival;
        if (isAccepted) missing.delete(text);
      }
      isOver = missing.size === 0;
      if (isOver) for (const child of serving) child.kill("SIGTERM");
      else if (seen >= nextKill && serving.shift()?.kill("SIGKILL")) nextKill = seen + work.attemptsPerKill;
    }, 10);
    const servers = Array.from({ length: work.processes }, keepAlive);
    if (later.length > 0) await writeSome(db, later);
    await Promise.all(servers);
    clearInterval(watch);
    const seconds = (performance.now() - started) / 1000;
    // A process ends in order at last, and has recorded what it knew; the rest is sent once more.
    const after = work.database === "sqlite" ? await openDatabase(url) : db;
    const left = Number((await after.reader("evento_morto").count({ n: "*" }).first())?.n);
    await after.close();
    return { arrivals: receiver.arrivals, faults: receiver.faults, kills, expected, left, seconds };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function writeSome(db: Parameters<typeof record>[0], texts: readonly string[]): Promise<void> {
  for (let at = 0; at < texts.length; at += 50) await record(db, 1, texts.slice(at, at + 50), Date.now());
}

function startServer(url: string, folder: string) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      FRETE_LOG: "error",
      FRETE_DATA_DIR: folder,
      FRETE_DATABASE_URL: url,
      FRETE_WEBHOOK_ALLOW: "127.0.0.0/8",
      FRETE_WEBHOOK_TIMEOUT: String(TIMEOUT / 1000),
      FRETE_WEBHOOK_SCHEDULE: SCHEDULE.join(","),
      NODE_EXTRA_CA_CERTS: join(folder, "ca.pem"),
    },
  });
  const closed = once(child, "close");
  const serving = once(createInterface({ input: child.stdout }), "line");
  return { child, closed, isServing: Promise.race([serving, closed]) };
}
