import { dirname } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";
import { insertChatLojas, newOrder } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW } from "../../test-support/lojaServer.testing.ts";
import { spawnScript } from "../../test-support/spawnScript.ts";
import type { Pedido } from "../pedido/pedido.ts";

eachDatabase((name, open) => {
  let url: string;
  let db: Database;
  let server: LojaServer;
  let order: Pedido;
  beforeAll(async () => {
    url = await open.url();
    db = await openDatabase(url);
    await insertChatLojas(db);
    server = await lojaServer(db);
    order = await newOrder(db);
    await newOrder(db, { numeroPedido: "DA-2" }, 2);
  });
  afterAll(async () => {
    await server.close();
    await db.close();
  });
  afterEach(() => {
    vi.useRealTimers();
    expect(server.errors).toEqual([]);
  });
  const read = () => server.call("GET", `/chat/${order.chave}`);
  const readOfOther = () => server.call("GET", "/chat/DA-2?chave=pedido", { token: "frete_api_demo2" });
  const limit = (chatPorMinuto: number) =>
    server.operate((trx) =>
      trx("loja")
        .where({ id: 1 })
        .update({ configuracao: JSON.stringify({ limites: { chatPorMinuto } }) }),
    );

  test("LIM-003, ERR-017, NS-078, L4: 60 reads a minute, then 429 with Retry-After, until the minute is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    for (let count = 1; count <= 60; count++) expect([count, (await read()).status]).toEqual([count, 200]);
    for (const [later, retryAfter] of [
      [0, "60"],
      [59_001, "1"],
      [59_999, "1"],
    ] as const) {
      vi.setSystemTime(NOW + later);
      const { status, headers, body } = await read();
      expect([later, status, headers.get("retry-after")]).toEqual([later, 429, retryAfter]);
      expect(body).toEqual({ mensagem: expect.stringMatching(/^Limite de requisições excedido/) });
    }
    // Nothing else is counted, and nobody else.
    expect((await server.call("GET", `/chat/${order.chave}/elegivel`)).status).toBe(200);
    expect((await server.call("GET", "/chats")).status).toBe(200);
    expect((await readOfOther()).status).toBe(200);
    vi.setSystemTime(NOW + 60_000);
    expect((await read()).status).toBe(200);
  });

  test("NS-078: the limit is a setting of the loja, in force at once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW + 3_600_000 });
    await limit(70);
    for (let count = 1; count <= 70; count++) expect([count, (await read()).status]).toEqual([count, 200]);
    expect((await read()).status).toBe(429);
    await limit(100);
    expect((await read()).status).toBe(200);
    await limit(5);
    expect((await read()).status).toBe(429);
    expect((await readOfOther()).status).toBe(200);
  });

  // SQLite is one process.
  if (name === "postgres")
    test("LIM-003: two processes on one PostgreSQL count together", async () => {
      await limit(60);
      await db.transaction((trx) => trx("limite_requisicao").delete());
      const script = spawnScript("serveStore", url, dirname(server.files.incoming));
      for await (const address of script.lines) {
        const headers = { Authorization: "Bearer frete_api_demo1" };
        const there = async () => (await fetch(`${address}/api/v1/chat/${order.chave}`, { headers })).status;
        const here = async () => (await read()).status;
        const both = Array.from({ length: 64 }, (_, index) => (index % 2 ? here() : there()));
        const answers = await Promise.all(both);
        expect(answers.filter((status) => status === 200)).toHaveLength(60);
        expect(answers.filter((status) => status === 429)).toHaveLength(4);
        expect([await here(), await there()]).toEqual([429, 429]);
        break;
      }
      script.process.stdin?.end();
      expect(await script.ended).toBe(0);
    }, 20_000);
});
