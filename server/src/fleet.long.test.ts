import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fleet, migrateAs, startFleet } from "./test-support/fleet/fleet.testing.ts";
import { type Listener, startListener } from "./test-support/fleet/listener.testing.ts";
import { openShop, type Shop, STEPS, type Tally } from "./test-support/fleet/shop.testing.ts";
import { type PostgresSignals, postgresSignals } from "./test-support/postgresSignals.ts";
import { hasPgBouncer, startPgBouncer } from "./test-support/startPgBouncer.ts";
import { startPostgres } from "./test-support/startPostgres.ts";

/** Kills, one a second. */
const KILLS = 20;
/** Longest time that a request may take, ms: while the database is silent, 13 s, and what a busy machine adds. */
const LONGEST = 16_000;

describe.skipIf(!hasPgBouncer)("three processes on one PostgreSQL behind PgBouncer, under load", () => {
  const undo: (() => unknown)[] = [];
  const figures: string[] = [];
  let env: Record<string, string>;
  let direct: string;
  let signals: PostgresSignals;
  let fleet: Fleet;
  let listener: Listener;
  let shop: Shop;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "frete-fleet-"));
    undo.push(() => rm(folder, { recursive: true }));
    const postgres = await startPostgres();
    undo.push(postgres.stop);
    direct = postgres.url;
    signals = await postgresSignals(direct);
    const pooler = await startPgBouncer(direct, 20);
    undo.push(pooler.stop);
    listener = await startListener();
    undo.push(listener.close);
    env = {
      ...{ FRETE_DATABASE_URL: pooler.url, FRETE_DATA_DIR: folder, FRETE_MIGRATE: "off", FRETE_DRAIN: "1" },
      ...{ FRETE_DEMO: "1", FRETE_SECRET_KEY: "0a".repeat(32), FRETE_DB_POOL: "8" },
      ...{ FRETE_WEBHOOK_ALLOW: "127.0.0.0/8", FRETE_WEBHOOK_TIMEOUT: "2" },
    };
    await migrateAs("present", env);
    fleet = await startFleet(3, env);
    undo.push(() => fleet.stop());
    const registered = await fetch(`${fleet.ready()[0]}/api/v1/webhook/novo`, {
      method: "POST",
      headers: { Authorization: "Bearer frete_api_demo1", "Content-Type": "application/json" },
      body: JSON.stringify({ url: listener.url, modulo: "webhook" }),
    });
    expect(registered.status).toBe(200);
    shop = openShop(fleet.ready, 6);
  });
  afterAll(async () => {
    console.log(figures.join("\n"));
    for (const step of undo.reverse()) await step();
  });

  /** What became of the requests since the last time, said and held to what always holds. */
  const tallied = (name: string): Tally => {
    const tally = shop.tally();
    const { ok, unavailable, cut, refused, faults, slowest } = tally;
    figures.push(
      `${name}: ${ok} answered, ${unavailable} 503 with Retry-After, ${cut} cut off, ${refused} taken by nobody, ${faults.length} faults, slowest ${Math.round(slowest)} ms`,
    );
    expect(faults).toEqual([]);
    expect(slowest).toBeLessThan(LONGEST);
    return tally;
  };

  test("undisturbed, nobody is refused", async () => {
    await setTimeout(5000);
    expect(tallied("undisturbed")).toMatchObject({ unavailable: 0, cut: 0, refused: 0 });
  });

  test("kill -9 every second: only what the killed process had in hand is cut off", async () => {
    let kills = 0;
    while (kills < KILLS) {
      await setTimeout(1000);
      if (fleet.killOne()) kills++;
    }
    while (fleet.ready().length < 3) await setTimeout(100);
    const { unavailable, cut } = tallied(`kill -9 of ${kills} processes`);
    expect(unavailable).toBe(0);
    // Each writer has one request under way.
    expect(cut).toBeLessThanOrEqual(kills * 6);
  });

  test("a rolling update to the next release, migrated before, and back: no failed request", async () => {
    expect(await migrateAs("next", env)).toContain("9998_adiante");
    expect(tallied("migration of the next release")).toMatchObject({ unavailable: 0, cut: 0, refused: 0 });
    await fleet.roll("next");
    expect(tallied("rolling update")).toMatchObject({ unavailable: 0, cut: 0, refused: 0 });
    await fleet.roll("present");
    expect(tallied("rolling back")).toMatchObject({ unavailable: 0, cut: 0, refused: 0 });
  });

  test("a database that is frozen for 15 s, then crashes: 503 with Retry-After in time, and all goes on by itself", async () => {
    signals.freeze("SIGSTOP");
    await setTimeout(15_000);
    signals.freeze("SIGCONT");
    await answersAgain();
    expect(tallied("frozen database")).toMatchObject({ cut: 0, refused: 0 });
    await signals.crash();
    await answersAgain();
    await setTimeout(3000);
    expect(tallied("crashed database")).toMatchObject({ cut: 0, refused: 0 });
  });

  /** Until some more orders are acknowledged. */
  async function answersAgain() {
    const before = shop.orders.size;
    await expect.poll(() => shop.orders.size, { timeout: 60_000 }).toBeGreaterThan(before + 12);
  }

  test("R10: no acknowledged write is lost, and no event is lost or out of order", async () => {
    await shop.stop();
    const client = new pg.Client({ connectionString: direct });
    await client.connect();
    const { rows } = await client.query<{ numero: string; chave: string }>(
      "SELECT numero_pedido AS numero, chave FROM pedido WHERE numero_pedido LIKE 'F-%'",
    );
    await client.end();
    const stored = new Map(rows.map(({ numero, chave }) => [numero, chave]));
    expect(stored.size).toBe(rows.length);
    const lost = [...shop.orders].filter(([numero, { chave }]) => stored.get(numero) !== chave);
    expect(lost).toEqual([]);
    const wanted = [
      "criado",
      "Envio despachado",
      ...Array.from({ length: STEPS }, (_, index) => `passo ${index + 1}`),
    ];
    const isComplete = (numero: string) => new Set(listener.heard.get(numero)).size === wanted.length;
    const waiting = () => [...shop.orders.keys()].filter((numero) => !isComplete(numero));
    await expect.poll(waiting, { timeout: 120_000 }).toEqual([]);
    let repeated = 0;
    for (const numero of shop.orders.keys()) {
      const heard = listener.heard.get(numero) ?? [];
      // Who was killed before it could note what was accepted leaves it to another, who sends it again.
      const once = heard.filter((text, index) => text !== heard[index - 1]);
      expect([numero, once]).toEqual([numero, wanted]);
      repeated += heard.length - once.length;
    }
    figures.push(
      `${shop.orders.size} orders acknowledged and kept, ${shop.orders.size * wanted.length} events in order, ${repeated} of them sent twice`,
    );
  });
});
