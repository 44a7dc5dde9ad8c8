import { textoDoDocumento } from "../evento/documento.ts";
import { reply, serialized } from "../http/index.ts";
import type { LojaHandler } from "../lojaHandler.ts";
import type { Services } from "../services.ts";
import type { EventoFilaRow, EventoRow } from "../storage/schema.ts";
import { sequence } from "../storage/sequence.ts";

type Head = Pick<EventoFilaRow, "posicao"> & Pick<EventoRow, "id" | "tipo" | "dados">;

/**
 * GET /fila: gives the event at the head of the store's queue and moves it to the end (FILA-001, FILA-002); 204 when there is
 * none, or when events are pushed (EVT-001). Readers of one store follow each other, on the counter that gives the
 * positions: none is lost and all come equally often (NS-075).
 */
export function lerFila({ db }: Services): LojaHandler<"lerFila"> {
  const findAny = db.prepare<{ posicao: number }>((knex, param) =>
    knex("evento_fila as f")
      .join("webhook as w", "w.id_loja", "f.id_loja")
      .select("f.posicao")
      .where({ "f.id_loja": param("idLoja"), "w.modulo": "fila" })
      .orderBy("f.posicao")
      .limit(1),
  );

  return async (_request, { idLoja }) => {
    if ((await findAny({ idLoja })).length === 0) return reply(204, null);
    const head = await db.transaction(async (trx) => {
      const end = await sequence(trx, idLoja, "fila");
      const found: Head | undefined = await trx("evento_fila as f")
        .join("evento as e", (on) => on.on("e.id_loja", "f.id_loja").on("e.id", "f.id_evento"))
        .select("f.posicao", "e.id", "e.tipo", "e.dados")
        .where("f.id_loja", idLoja)
        .orderBy("f.posicao")
        .first();
      if (found === undefined) return undefined;
      await trx("evento_fila").where({ id_loja: idLoja, posicao: found.posicao }).update({ posicao: end });
      return found;
    });
    if (head === undefined) return reply(204, null);
    return serialized(textoDoDocumento({ ...head, id_loja: idLoja }));
  };
}
