import { expect, test } from "vitest";
import { pedidoDocument } from "../../domain/pedido/pedidoDocument.ts";
import type { PedidoRow } from "../../domain/pedido/pedidoTables.ts";
import { manualClock } from "../../platform/clock.ts";
import { testFiles } from "../../platform/files/files.testing.ts";
import { systemRandom } from "../../platform/random.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { seedDemo } from "../seedDemo.ts";
import { seedPedidos } from "./seedPedidos.ts";

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const NOW = Date.parse("2026-11-21T12:00:00Z");

async function seed(db: Database): Promise<number> {
  await seedDemo(db, db.clock, log);
  const files = await testFiles();
  const count = await seedPedidos({ db, clock: db.clock, random: systemRandom, files, log });
  await files.remove();
  return count;
}

const rowsOf = (db: Database): Promise<PedidoRow[]> =>
  db.reader("pedido").orderBy(["id_loja", "numero_pedido", "tipo_pedido"]);

/** What does not come from chance: neither keys nor codes of quotations. */
function story({ estado }: PedidoRow) {
  const { chave: _chave, id: _id, cotado, envios, ...rest } = pedidoDocument.parse(estado);
  const { idCotacao: _codigo, ...option } = cotado;
  return {
    ...rest,
    option,
    envios: envios.map(({ id: _envio, ocorrencias, ...envio }) => ({
      ...envio,
      ocorrencias: ocorrencias.map(({ id: _ocorrencia, ...ocorrencia }) => ocorrencia),
    })),
  };
}

const stories: unknown[] = [];

eachDatabase((_name, open) => {
  test("200 orders over four months, in every status that an order can stay in; a second start adds none", async () => {
    const db = await open({ clock: manualClock(NOW) });
    expect(await seed(db)).toBe(200);
    const rows = await rowsOf(db);
    expect(new Set(rows.map(({ id_status }) => id_status))).toEqual(
      new Set([20, 25, 30, 35, 40, 50, 60, 70, 90]),
    );
    expect(rows.filter(({ tipo_pedido }) => tipo_pedido === "reversa")).toHaveLength(10);
    const months = rows.map(({ data_criacao }) => new Date(Number(data_criacao)).toISOString().slice(0, 7));
    expect(new Set(months).size).toBeGreaterThanOrEqual(4);
    expect(Math.max(...rows.map(({ data_criacao }) => Number(data_criacao)))).toBeLessThan(NOW);
    expect(new Set(rows.map(({ autorizado }) => autorizado))).toEqual(new Set([null, 0, 1]));

    await seed(db);
    expect(await rowsOf(db)).toEqual(rows);
    stories.push(rows.map(story));
    if (stories.length === 2) expect(stories[1]).toEqual(stories[0]);
  });

  test("a start that was interrupted is completed by the next", async () => {
    const db = await open({ clock: manualClock(NOW) });
    await seed(db);
    const whole = await rowsOf(db);
    await db.transaction(async (trx) => {
      const [first] = whole.filter(({ numero_pedido }) => numero_pedido === "DEMO-0001");
      const unmarked = pedidoDocument.parse(first?.estado ?? "");
      for (const envio of unmarked.envios) envio.linkComprovanteEntrega = null;
      await trx("pedido")
        .where({ id_loja: 1, id: unmarked.id })
        .update({ estado: pedidoDocument.render(unmarked) });
    });
    await seed(db);
    expect((await rowsOf(db)).map(story)).toEqual(whole.map(story));
  });
});
