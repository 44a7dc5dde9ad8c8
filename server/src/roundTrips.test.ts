import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./platform/storage/database.ts";
import { openDatabase } from "./platform/storage/openDatabase.ts";
import { type BothServers, bothServers } from "./test-support/bothServers.testing.ts";
import { newOrder, say } from "./test-support/chat.testing.ts";
import { createPedido, insertTransportes, newPedido } from "./test-support/criacao.testing.ts";
import { migratedDatabaseUrl, type Undo } from "./test-support/databases.ts";
import { registerReceiver } from "./test-support/eventos.testing.ts";
import { carrinho } from "./test-support/lojas.testing.ts";

/**
 * Ways to PostgreSQL and back of one request that comes alone, BEGIN and COMMIT included, for a store whose events are read from its queue;
 * those that come together share most of them. Each costs some 0.2 ms on one machine and a millisecond between two.
 */
const TRIPS: Readonly<Record<string, number>> = {
  // One more with skus that are looked up.
  "POST /cotacao": 2,
  // Of which three are for the quotation that it comes without, and two for its events.
  "POST /pedido/novo": 11,
  "PUT /pedido/altera": 7,
  "POST /chat": 13,
  // Of which two are the operator's trail, and two for orders to be found and measured before a few at a time are opened.
  "POST /operacao/.../ocorrencias": 12,
  "GET /fila": 5,
  "DELETE /fila": 5,
  "GET /pedidos": 2,
  "GET /rastreio": 2,
};

const undo: Undo[] = [];
let db: Database;
let both: BothServers;
let count = 0;
const { query } = pg.Client.prototype;

beforeAll(async () => {
  db = await openDatabase(await migratedDatabaseUrl("postgres", undo));
  both = await bothServers(db);
  await insertTransportes(db);
  await db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
  await registerReceiver(both.loja, {}, 1);
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    count++;
    return (query as (...args: never[]) => never).apply(this, args);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await both.close();
  await db.close();
  for (const step of undo.reverse()) await step();
});

test("an operation takes no more ways to PostgreSQL and back than it needs", async () => {
  const order = await newOrder(db);
  const created = newPedido();
  const { body } = await createPedido(both.loja, created);
  const call = async (method: string, path: string, sent?: object) => {
    const answer = await both.loja.call(method, path, sent ? { body: sent } : {});
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  let second = 0;
  let documento = "";
  const operations: Record<string, () => Promise<unknown>> = {
    "POST /cotacao": () => both.loja.quoted(carrinho()),
    "POST /pedido/novo": () => createPedido(both.loja, newPedido()),
    "PUT /pedido/altera": () =>
      call("PUT", `/pedido/altera/pedido/${created.numeroPedido}`, {
        envio: [{ mapaDeCarga: `M${second++}` }],
      }),
    "POST /chat": () => say(both.loja, order, "Bom dia"),
    "POST /operacao/.../ocorrencias": () =>
      both.operador.call("POST", "/lojas/1/ocorrencias", {
        itens: [{ documento: body.chavePedido, idOcoren: 46, data: `2026-07-14 10:00:${10 + second++}` }],
      }),
    "GET /fila": async () => {
      documento = (await call("GET", "/fila")).body.documento;
    },
    "DELETE /fila": () => call("DELETE", `/fila/${documento}`),
    "GET /pedidos": () => call("GET", "/pedidos?dataTipo=dataCriacaoPedido&periodo=2026-01-01TO2026-12-31"),
    "GET /rastreio": () => call("GET", `/rastreio/pedido/${created.numeroPedido}`),
  };
  const counted: Record<string, number> = {};
  for (const [name, work] of Object.entries(operations)) {
    // The first one opens connections and what is kept of the store.
    if (!name.startsWith("DELETE")) await work();
    count = 0;
    await work();
    counted[name] = count;
  }
  expect(counted).toEqual(TRIPS);
});
