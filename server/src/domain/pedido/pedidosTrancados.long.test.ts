import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";
import { createPedido, newPedido, pedidosServer } from "../../test-support/criacao.testing.ts";
import { migratedDatabaseUrl, type Undo } from "../../test-support/databases.ts";
import { type LojaServer, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { insertPedidos, pedido } from "./pedido.testing.ts";
import { lockPedidos } from "./pedidoRepository.ts";

const undo: Undo[] = [];
let db: Database;
let server: LojaServer;
beforeAll(async () => {
  db = await openDatabase(await migratedDatabaseUrl("postgres", undo));
  server = await pedidosServer(db);
  for (const loja of [1, 2]) await insertPedidos(db, loja, [pedido({ numeroPedido: "X" })]);
});
afterAll(async () => {
  await server.close();
  await db.close();
  for (const step of undo.reverse()) await step();
});

test("a loja whose orders are locked for longer than anybody waits: 503 with Retry-After, nothing of it is stored, others are served", async () => {
  const change = (loja: 1 | 2) =>
    server.call("PUT", "/pedido/altera/pedido/X", {
      body: { envio: [{ mapaDeCarga: "M" }] },
      token: tokensOf(loja).api,
    });
  const released = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = db.transaction(async (trx) => {
    await lockPedidos(trx, 1);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const body = newPedido();
  const waiting = Promise.all([change(1), change(1), createPedido(server, body)]);
  expect((await change(2)).status).toBe(200);
  const answers = await waiting;
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  for (const { headers } of answers) expect(headers.get("retry-after")).toBe("5");
  expect(await db.reader("pedido").where({ id_loja: 1 }).pluck("numero_pedido")).toEqual(["X"]);
  released.resolve();
  await holder;
  expect((await change(1)).status).toBe(200);
  expect((await createPedido(server, body)).status).toBe(200);
});
