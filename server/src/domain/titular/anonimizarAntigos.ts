import { setImmediate } from "node:timers/promises";
import { DAY } from "../../platform/durations.ts";
import type { Services } from "../../platform/services.ts";
import { overwriting } from "../../platform/storage/overwriting.ts";
import { requireRow } from "../../platform/storage/requireRow.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { allLojas } from "../loja/findLoja.ts";
import { lockPedidos } from "../pedido/pedidoRepository.ts";
import { anonimizarPedidos } from "./anonimizarPedidos.ts";
import { removeFiles } from "./removeFiles.ts";
import { saveRecibo } from "./saveRecibo.ts";

/** Orders of one transaction: others write in between. */
const BATCH = 50;
/** The counter that holds up to which instant a loja's orders are done. */
const MARK = "anonimizados";

/**
 * Anonymizes orders that are older than `limites.diasPedido` of their loja (NS-087), oldest first, whatever their status. Where it
 * has come to is written with each batch: what is done is not looked at again.
 */
export async function anonimizarAntigos(
  services: Pick<Services, "db" | "clock" | "files" | "log">,
): Promise<void> {
  const { db, clock } = services;
  for (const { id: idLoja, fusoHorario, limites } of await allLojas(db.reader)) {
    const before = clock.now() - limites.diasPedido * DAY;
    for (let isDone = false; !isDone; ) {
      const files = await db.transaction(async (trx) => {
        await sequence(trx, idLoja, MARK, 0);
        await lockPedidos(trx, idLoja);
        const counter = await trx("sequencia").where({ id_loja: idLoja, nome: MARK }).first();
        const { valor: mark } = requireRow(counter, MARK);
        const rows = await trx("pedido")
          .select("id", "data_criacao")
          .where({ id_loja: idLoja })
          .where("data_criacao", ">", mark)
          .where("data_criacao", "<", before)
          .orderBy(["data_criacao", "id"])
          .limit(BATCH);
        isDone = rows.length < BATCH;
        const last = rows.at(-1)?.data_criacao ?? null;
        if (last === null) return [];
        // Those of the same instant go together: the mark is an instant.
        const ids: number[] = await trx("pedido")
          .where({ id_loja: idLoja })
          .where("data_criacao", ">", mark)
          .where("data_criacao", "<=", last)
          .pluck("id");
        ids.sort((a, b) => a - b);
        const done = await overwriting(db, trx, () => anonimizarPedidos(trx, { idLoja, fusoHorario }, ids));
        if (done.pedidos > 0) await saveRecibo(trx, idLoja, "prazo", done, clock.now());
        await trx("sequencia").where({ id_loja: idLoja, nome: MARK }).update({ valor: last });
        return done.files;
      });
      await removeFiles(services, files);
      await setImmediate();
    }
  }
}
