import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { eachDatabase } from "../../../server/src/test-support/databases.ts";
import { testEvento } from "../testing/testEvento.ts";
import { createReceiver } from "./createReceiver.ts";
import type { EventoClaim, EventoStore } from "./eventoStore.ts";
import { memoryStore } from "./memoryStore.ts";
import { signTestEvent } from "./signTestEvent.ts";
import { type RunSql, type SqlStore, sqlStore } from "./sqlStore.ts";

const LEASE = 60_000;

/** What every store must do; `restarted` gives another one over the same data. */
function contractOf(open: () => { store: EventoStore; other: EventoStore }) {
  test("one of many takes an event, the others learn that it is busy, then that it is done", async () => {
    const { store, other } = open();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claim("evt_1_1")),
    );
    const mine = claims.filter((each): each is EventoClaim => typeof each === "object");
    expect([mine.length, claims.filter((each) => each === "busy").length]).toEqual([1, 19]);
    await mine[0]?.finish();
    expect([await store.claim("evt_1_1"), await other.claim("evt_1_1")]).toEqual(["done", "done"]);
    expect(await other.claim("evt_1_2")).toBeTypeOf("object");
  });

  test("what failed may be taken again", async () => {
    const { store, other } = open();
    const first = await store.claim("evt_2_1");
    if (typeof first === "string") throw new Error(first);
    await first.release();
    expect(await other.claim("evt_2_1")).toBeTypeOf("object");
  });
}

test("an event whose handling failed comes again, and is handled then", async () => {
  let failures = 1;
  const handled: string[] = [];
  const receive = createReceiver({
    authorization: null,
    store: memoryStore(),
    onEvento: ({ documento }) => {
      if (failures-- > 0) throw new Error("the database is away");
      handled.push(documento);
    },
    onError: () => undefined,
  });
  const sent = await signTestEvent(testEvento("Rastreio", {}, "evt_6_1"));
  const post = async () => (await receive(new Request("http://x.example/", sent))).status;
  expect([await post(), await post(), await post()]).toEqual([500, 200, 200]);
  expect(handled).toEqual(["evt_6_1"]);
});

contractOf(() => {
  const store = memoryStore();
  return { store, other: store };
});

test("memory is bounded: the oldest is forgotten", async () => {
  const store = memoryStore({ limit: 2 });
  for (const id of ["a", "b", "c"]) {
    const claim = await store.claim(id);
    if (typeof claim === "object") await claim.finish();
  }
  expect([await store.claim("c"), await store.claim("b")]).toEqual(["done", "done"]);
  expect(await store.claim("a")).toBeTypeOf("object");
  expect(() => memoryStore({ limit: 0 })).toThrow("limit");
});

test("a table's name is a name", () => {
  expect(() => sqlStore({ run: () => [], dialect: "sqlite", table: "a; DROP TABLE b" })).toThrow("table");
});

eachDatabase((name, open) => {
  let db: Database;
  let run: RunSql;
  let time = Date.parse("2026-11-21T12:00:00Z");
  const storeOf = (): SqlStore =>
    sqlStore({ run, dialect: name === "postgres" ? "postgres" : "sqlite", lease: LEASE, now: () => time });
  /** Knex writes `$1` as it is, and has `?` replaced. */
  const through =
    (knex: { raw(sql: string, parameters: readonly unknown[]): PromiseLike<unknown> }): RunSql =>
    async (sql, parameters) => {
      const answer = await knex.raw(sql.replace(/\$\d+/g, "?"), parameters);
      return Array.isArray(answer) ? answer : (answer as { rows: Record<string, unknown>[] }).rows;
    };

  beforeAll(async () => {
    db = await open();
    run = (sql, parameters) => db.transaction((trx) => through(trx as never)(sql, parameters) as never);
    await storeOf().create();
    await storeOf().create();
  });
  afterAll(() => db.close());

  contractOf(() => ({ store: storeOf(), other: storeOf() }));

  test("an event whose treatment never ended is free after the lease; who was too late changes nothing", async () => {
    const late = await storeOf().claim("evt_3_1");
    expect(await storeOf().claim("evt_3_1")).toBe("busy");
    time += LEASE + 1;
    const next = await storeOf().claim("evt_3_1");
    if (typeof late === "string" || typeof next === "string") throw new Error("not taken");
    await late.release();
    await late.finish();
    expect(await storeOf().claim("evt_3_1")).toBe("busy");
    await next.finish();
    expect(await storeOf().claim("evt_3_1")).toBe("done");
  });

  test("done in the transaction of its effect: once, and not at all when that is undone", async () => {
    const store = storeOf();
    const undone = db.transaction(async (trx) => {
      expect(await store.markDone("evt_4_1", through(trx as never))).toBe(true);
      throw new Error("no effect");
    });
    await expect(undone).rejects.toThrow("no effect");
    const claim = await store.claim("evt_4_1");
    if (typeof claim === "string") throw new Error(claim);
    const written = await db.transaction((trx) => store.markDone("evt_4_1", through(trx as never)));
    await claim.finish();
    expect([written, await store.markDone("evt_4_1"), await store.claim("evt_4_1")]).toEqual([
      true,
      false,
      "done",
    ]);
    await store.forgetBefore(time + 1);
    expect(await store.markDone("evt_4_1")).toBe(true);
  });

  test("deliveries of one event at the same time: handled once, the others are told to come again", async () => {
    const handled: string[] = [];
    const refused: number[] = [];
    const othersAreTold = Promise.withResolvers<void>();
    const receive = createReceiver({
      authorization: null,
      store: storeOf(),
      onEvento: async ({ documento }) => {
        await othersAreTold.promise;
        handled.push(documento);
      },
    });
    const sent = await signTestEvent(testEvento("Rastreio", {}, "evt_5_1"));
    const post = async () => (await receive(new Request("http://x.example/", sent))).status;
    const posts = Array.from({ length: 10 }, async () => {
      const status = await post();
      if (status !== 200) refused.push(status);
      if (refused.length === 9) othersAreTold.resolve();
      return status;
    });
    const answers = await Promise.all(posts);
    expect([handled, refused]).toEqual([["evt_5_1"], Array(9).fill(409)]);
    expect(answers.filter((status) => status === 200)).toEqual([200]);
    expect(await post()).toBe(200);
    expect(handled).toEqual(["evt_5_1"]);
  });
});
