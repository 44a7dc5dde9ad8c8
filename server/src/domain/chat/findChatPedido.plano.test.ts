import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { insertChatLojas } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { planOfStatement } from "../../test-support/planOf.ts";
import { envio, insertPedidos, pedido } from "../pedido/pedido.testing.ts";
import { type ChatPedido, findChatPedido } from "./findChatPedido.ts";

/** Lojas, and orders of each. */
const STORES = 8;
const ORDERS = 500;
const OTHER = STORES;

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertChatLojas(db);
    const lojas = Array.from({ length: STORES - 2 }, (_, index) => index + 3);
    await db.transaction((trx) =>
      trx("loja").insert(lojas.map((id) => ({ id, nome: `Loja ${id}`, criada_em: 0 }))),
    );
    for (const idLoja of [1, ...lojas]) {
      const numbers = Array.from({ length: ORDERS }, (_, index) => idLoja * 1000 + index);
      const orders = numbers.map((id) =>
        pedido({
          id,
          numeroPedido: `P-${id}`,
          pedidoAuxiliar: `A-${id}`,
          canal: "site",
          envios: [envio({ id })],
        }),
      );
      await insertPedidos(db, idLoja, orders);
    }
    await db.transaction(async (trx) => {
      await trx.raw(`UPDATE envio SET chave_nf = (SELECT numero_pedido FROM pedido
        WHERE pedido.id_loja = envio.id_loja AND pedido.id = envio.id_pedido)`);
      await trx.raw("ANALYZE");
    });
  });

  test.each([
    ["id", "f".repeat(32)],
    ["documento", "f".repeat(32)],
    ["pedido", `P-${OTHER * 1000}`],
    ["numeropedido", `P-${OTHER * 1000}`],
    ["numeropedidocanal", `A-${OTHER * 1000}`],
    ["chavenf", `P-${OTHER * 1000}`],
    ["chavenfe", `P-${OTHER * 1000}`],
  ] as [NonNullable<ChatPedido["chave"]>, string][])(
    "NS-053: an order is looked for by %s on indexes, in the caller's loja and in all others",
    async (chave, idPedido) => {
      const run: { sql: string; bindings: readonly unknown[] }[] = [];
      const note = (statement: (typeof run)[number]) => void run.push(statement);
      db.reader.on("query", note);
      const refusal = findChatPedido(db.reader, 1, { idPedido, chave, canal: "site" });
      await expect(refusal).rejects.toMatchObject({ status: idPedido.startsWith("ff") ? 404 : 403 });
      db.reader.removeListener("query", note);
      expect(run).toHaveLength(2);
      for (const { sql, bindings } of run) {
        const plan = await planOfStatement(db, { sql, bindings });
        expect(plan).toMatch(/pedido_\w+|envio_\w+/);
        // The list of lojas may be read as a whole; orders and shipments may not.
        expect(plan).not.toMatch(/Seq Scan on (pedido|envio)|SCAN (pedido|envio)\b(?! USING INTEGER)/);
      }
    },
  );
});
