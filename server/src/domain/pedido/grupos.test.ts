import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import { grupos } from "../../platform/storage/migrations/0016_grupos.ts";
import { grupoDoPedido } from "../../platform/storage/migrations/0018_grupo_do_pedido.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { countersOf, envio, insertPedidos, pedido, recounted } from "./pedido.testing.ts";

const TABLES = ["pedido_grupo", "pedido_grupo_transportadora", "pedido_grupo_dia"] as const;

/** An order by these carriers. */
const by = (numeroPedido: string, canal: string | null, plataforma: string | null, ...carriers: number[]) =>
  pedido({
    ...{ numeroPedido, canal, plataforma },
    envios: carriers.map((idTransportadora) =>
      envio({ transporte: { ...envio().transporte, idTransportadora } }),
    ),
  });

eachDatabase((_name, open) => {
  let db: Database;
  const known = async () => {
    const rows = await Promise.all(TABLES.map((table) => db.reader(table).where({ id_loja: 1 })));
    return rows.map((some) => some.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort());
  };

  const ofOrders = () => db.reader("pedido").orderBy(["id_loja", "id"]).pluck("grupo");

  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    await insertPedidos(db, 1, [
      by("1", "Site", "Loja virtual", 10, 9, 10),
      by("2", "Site", "Loja virtual", 9, 10),
      by("3", "Site", null, 9),
      by("4", null, "Site", 9),
      by("5", 'a","b', "ação, 😀", 123_456_789_012),
    ]);
  });

  test("orders of the same channel, platform and set of carriers are a group", async () => {
    const [groups, carriers] = await known();
    expect(groups).toHaveLength(4);
    expect(carriers).toHaveLength(5);
    expect(await countersOf(db)).toEqual(await recounted(db));
  });

  test("orders of an earlier release are counted like new ones", async () => {
    const [before, groups] = [await known(), await ofOrders()];
    expect(groups.every((grupo) => grupo !== "")).toBe(true);
    await db.transaction(async (trx) => {
      for (const table of TABLES) await trx.schema.dropTable(table);
      await trx.raw("DROP INDEX pedido_grupo_status");
      for (const column of DATE_COLUMNS) await trx.raw(`DROP INDEX pedido_${column}`);
      await trx.raw("ALTER TABLE pedido DROP COLUMN grupo");
      for (const column of DATE_COLUMNS) await trx.raw(`CREATE INDEX pedido_${column} ON pedido (${column})`);
      await grupos(trx, db.dialect);
      await grupoDoPedido(trx, db.dialect);
    });
    expect(await known()).toEqual(before);
    expect(await ofOrders()).toEqual(groups);
  });
});
