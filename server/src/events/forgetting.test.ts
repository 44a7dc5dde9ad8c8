import { beforeAll, expect, test } from "vitest";
import { systemRandom } from "../platform/random.ts";
import type { Database } from "../platform/storage/database.ts";
import { bothServers } from "../test-support/bothServers.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { registerReceiver } from "../test-support/eventos.testing.ts";
import { deleteOldEventos } from "./deleteOldEventos.ts";
import { emptyTexts } from "./emptyTexts.ts";
import { notificacaoConfig } from "./notificacao/configuracao.ts";
import { sqlRepository } from "./notificacao/sqlRepository.ts";
import { saveEventos } from "./saveEventos.ts";

const NAME = "Quitéria Zambujal";

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    const both = await bothServers(db);
    await registerReceiver(both.loja, { modulo: "webhook" });
    await registerReceiver(both.loja, {}, 2);
    await both.close();
  });

  const save = (idLoja: number, criadoEm: number) =>
    db.transaction((trx) =>
      saveEventos(trx, idLoja, [
        {
          tipo: "chatTransportadora",
          idPedido: 7,
          criadoEm,
          dados: {
            idChat: "1",
            idPedido: "a".repeat(32),
            numeroPedido: "1",
            idMensagem: "1",
            origem: "loja",
            mensagem: NAME,
            qtdAnexos: 0,
            data: "2026-11-21 09:00:00",
          },
        },
      ]),
    );

  test("NS-086: an event that is on its way while its texts are emptied is given up without them", async () => {
    await save(1, 1);
    const config = notificacaoConfig({ schedule: [0] });
    const store = sqlRepository({ db, clock: { now: () => 1000 }, random: systemRandom, config });
    const [claim] = await store.round(1, [], 1);
    expect(claim?.evento.dados).toContain(NAME);
    expect(await db.transaction((trx) => emptyTexts(trx, 1, [7]))).toBe(1);
    await store.round(1, [{ claim, result: { kind: "answer", status: 500 } } as never], 0);
    const [dead] = await db.reader("evento_morto").where({ id_loja: 1 });
    expect([dead?.tipo, dead?.dados.includes(NAME)]).toEqual(["chatTransportadora", false]);
    expect(await db.transaction((trx) => emptyTexts(trx, 1, [7]))).toBe(1);
  });

  test("NS-087: events that nobody took are deleted by their age, however many, and younger ones stay in their order", async () => {
    for (const criadoEm of [10, 20, 30, 40]) await save(2, criadoEm);
    const last = await db.reader("evento").where({ id_loja: 2 }).orderBy("id", "desc").first();
    await db.transaction(async (trx) => {
      const rows = Array.from(
        { length: 1100 },
        (_, index) => ({ ...last, id: -1 - index, criado_em: 5 }) as never,
      );
      for (let from = 0; from < rows.length; from += 100)
        await trx("evento").insert(rows.slice(from, from + 100));
    });
    expect(await deleteOldEventos(db, 2, 30)).toBe(1102);
    expect(await db.reader("evento").where({ id_loja: 2 }).orderBy("id").pluck("criado_em")).toEqual([
      30, 40,
    ]);
    expect(await db.reader("evento_fila").where({ id_loja: 2 })).toHaveLength(2);
  });
});
