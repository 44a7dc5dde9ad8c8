import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { countersOf, insertPedidos, pedido, recounted, SAO_PAULO } from "./pedido.testing.ts";
import type { Pedido } from "./pedido.ts";
import { findPedidos, lockPedidos, type StoredPedido, savePedidos } from "./pedidoRepository.ts";

const NUMBERS = ["1", "2"];

eachDatabase((name, open) => {
  test("a change of what orders are not found by writes none of their indexes, any other one does", async () => {
    const db = await open();
    await insertLojas(db);
    await insertPedidos(
      db,
      1,
      NUMBERS.map((numeroPedido) => pedido({ numeroPedido })),
    );
    const stored = () => findPedidos(db.reader, 1, "numero_pedido", NUMBERS);

    /** Saves the orders with a change of the first one; gives back what their statements set. */
    const save = async (change: (pedido: Pedido) => Pedido) => {
      const set: string[] = [];
      const found = await stored();
      const changed = ({ pedido, row }: StoredPedido, place: number) => ({
        pedido: place === 0 ? change(pedido) : pedido,
        before: row,
      });
      await db.transaction(async (trx) => {
        trx.on("query", ({ sql }: { sql: string }) => {
          if (sql.startsWith("INSERT INTO pedido (")) set.push(sql.replace(/.* DO UPDATE SET /s, ""));
        });
        await lockPedidos(trx, 1);
        await savePedidos(trx, 1, found.map(changed), SAO_PAULO);
      });
      return set;
    };

    const mapped = await save((before) => ({
      ...before,
      envios: before.envios.map((envio) => ({ ...envio, mapaDeCarga: "M-7" })),
    }));
    if (name === "sqlite") expect(mapped).toEqual(["estado = excluded.estado"]);
    expect((await stored()).map(({ pedido }) => pedido.envios[0]?.mapaDeCarga)).toEqual([
      "M-7",
      pedido().envios[0]?.mapaDeCarga,
    ]);

    const later = Date.parse("2026-07-15T12:00:00Z");
    const posted = await save((before) => ({
      ...before,
      historico: [...before.historico, { idStatus: 6, data: later }],
      envios: before.envios.map((envio) => ({ ...envio, dataEntrega: later })),
    }));
    if (name === "sqlite") expect(posted.map((sets) => sets.includes("data_entrega"))).toEqual([false, true]);
    expect((await stored()).map(({ row }) => row.data_entrega)).toEqual([later, null]);
    expect((await stored())[0]?.row.id_status).toBe(6);
    expect(await countersOf(db)).toEqual(await recounted(db));
  });
});
