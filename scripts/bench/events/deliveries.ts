import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNotificacoes } from "../../../server/src/events/notificacao/startNotificacoes.ts";
import { systemClock } from "../../../server/src/platform/clock.ts";
import { systemRandom } from "../../../server/src/platform/random.ts";
import type { Services } from "../../../server/src/platform/services.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { LOOPBACK, record, registerDirectly } from "../../../server/src/test-support/notificacoes.testing.ts";
import { spawnScript } from "../../../server/src/test-support/spawnScript.ts";
import { isQuick, progress } from "../support/benchmark.ts";

const EVENTS = isQuick ? 1000 : 10_000;
/** The same events of one store, and spread over many; an order each. */
const STORES = [1, 100];

/** Events per second that one process delivers to a receiver on this machine: claimed, sent, and recorded durably. */
export async function measureDeliveries(): Promise<(string | number)[][]> {
  const receiver = fork(join(import.meta.dirname, "receiver.ts"));
  const [port] = await once(receiver, "message");
  const url = `http://127.0.0.1:${port}/`;
  const folder = mkdtempSync(join(tmpdir(), "frete-bench-"));
  const postgres = spawnScript("postgres");
  try {
    const rows: (string | number)[][] = [];
    for await (const server of postgres.lines) {
      const databases = [
        ["sqlite", `sqlite:${join(folder, "frete.db")}`],
        ["postgres", server],
      ] as const;
      for (const [name, database] of databases) {
        const db = await openDatabase(database);
        let first = 1;
        for (const stores of STORES) {
          progress(`events: deliveries of ${stores} store(s), ${name}`);
          await fill(db, first, stores, url);
          first += stores;
          const what = `deliveries, ${stores === 1 ? "1 store" : `${stores} stores`}`;
          rows.push([name, what, EVENTS, Math.round(await deliver(db)), "", "", ""]);
        }
        await db.close();
      }
      break;
    }
    return rows;
  } finally {
    receiver.disconnect();
    postgres.process.stdin?.end();
    await postgres.ended;
    rmSync(folder, { recursive: true });
  }
}

async function fill(db: Database, first: number, stores: number, url: string): Promise<void> {
  const each = EVENTS / stores;
  for (let id = first; id < first + stores; id++) {
    await db.transaction((trx) => trx("loja").insert({ id, nome: `Loja ${id}`, criada_em: 0 }));
    await registerDirectly(db, id, { url, now: Date.now() });
    for (let at = 0; at < each; at += 100) {
      const texts = Array.from({ length: Math.min(100, each - at) }, (_, index) => `${at + index + 1}-1`);
      await record(db, id, texts, Date.now());
    }
  }
}

/** Delivers all that waits; returns how many per second. */
async function deliver(db: Database): Promise<number> {
  const silent = () => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: console.error,
  } as unknown as Services["log"];
  const services = { db, clock: systemClock, random: systemRandom, log, allowedNetworks: [LOOPBACK] };
  const waiting = db.prepare<{ id_loja: number }>((knex) =>
    knex("notificacao_via").select("id_loja").limit(1),
  );
  const started = performance.now();
  const running = startNotificacoes(services as unknown as Services);
  while ((await waiting({})).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const seconds = (performance.now() - started) / 1000;
  await running.stop();
  return EVENTS / seconds;
}
