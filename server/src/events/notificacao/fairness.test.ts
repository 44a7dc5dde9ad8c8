import { afterEach, expect, test, vi } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import {
  type Notified,
  notified,
  record,
  registerDirectly,
} from "../../test-support/notificacoes.testing.ts";
import { planOf, spyOnPrepared } from "../../test-support/planOf.ts";
import { dueVias } from "./claimVias.ts";
import { notificacaoConfig } from "./configuracao.ts";
import { sqlRepository } from "./sqlRepository.ts";

eachDatabase((_name, open) => {
  let push: Notified | undefined;
  afterEach(async () => {
    await push?.close();
    push = undefined;
  });

  /** Lojas from 11 on, each notified under a path of its own. */
  async function insertLojas({ server, url }: Notified, count: number): Promise<number[]> {
    const ids = Array.from({ length: count }, (_, index) => 11 + index);
    await server.db.transaction((trx) =>
      trx("loja").insert(ids.map((id) => ({ id, nome: `Loja ${id}`, criada_em: 0 }))),
    );
    for (const id of ids)
      await registerDirectly(server.db, id, { url: `${url}${id}`, now: server.clock.now() });
    return ids;
  }

  test("E2: one dead receiver among 100 lojas does not delay the others, and gets its share of attempts only", async () => {
    push = await notified(await open());
    const { server, received } = push;
    const ids = await insertLojas(push, 100);
    push.respond(({ path }, response) => void (path === "/11" || response.writeHead(204).end()));
    const orders = Array.from({ length: 20 }, (_, index) => `${index}-1`);
    for (const id of ids)
      await record(server.db, id, id === 11 ? orders : ["1-1", "2-1"], server.clock.now());
    const others = () => received.filter(({ path }) => path !== "/11");
    await vi.waitFor(() => expect(others().length).toBe(99 * 2), { timeout: 60_000 });
    expect(received.length - others().length).toBe(notificacaoConfig().perLoja);
  });

  test("E2: a loja with thousands of due orders takes turns with the others", async () => {
    push = await notified(await open(), { concurrency: 8, perLoja: 8 });
    const { server, received } = push;
    const ids = await insertLojas(push, 20);
    const [crowded = 0, ...others] = ids;
    const ticking = setInterval(() => server.clock.advance(5), 5);
    push.respond((_, response) => setTimeout(() => response.writeHead(204).end(), 2));
    const orders = Array.from({ length: 2000 }, (_, index) => `${index + 1}-1`);
    await record(server.db, crowded, orders, server.clock.now());
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(100), { timeout: 60_000 });
    const before = received.length;
    for (const id of others) await record(server.db, id, ["1-1"], server.clock.now());
    const reached = () => new Set(received.map(({ path }) => path)).size;
    await vi.waitFor(() => expect(reached()).toBe(20), { timeout: 60_000 });
    clearInterval(ticking);
    expect(received.length).toBeLessThan(before + 800);
  });

  test("what is due is found by indexes, however much waits", async () => {
    const db = await open();
    const { db: spied, runs } = spyOnPrepared(db);
    const store = sqlRepository({
      db: spied,
      clock: db.clock,
      random: { integer: () => 0, hex: () => "" },
      config: notificacaoConfig(),
    });
    await store.upcoming([1, 2]);
    expect(await planOf(db, runs[0] as (typeof runs)[0])).toMatch(/notificacao_loja_proxima/);
    const due = await planOf(db, [(knex) => dueVias(knex, 1, 5, 8), {}]);
    expect(due).toMatch(/notificacao_via_proxima/);
    expect(due).not.toMatch(/sort|temp b-tree/i);
  });
});
