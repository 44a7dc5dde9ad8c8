import { textoDoDocumento } from "../evento/documento.ts";
import { reply, serialized } from "../http/index.ts";
import type { LojaHandler } from "../lojaHandler.ts";
import type { Services } from "../services.ts";
import { girarFilas, type Leitura } from "./girarFilas.ts";
import { porLojaNoPostgres } from "./porLojaNoPostgres.ts";

/**
 * GET /fila: gives the event at the head of the store's queue and moves it to the end (FILA-001, FILA-002); 204 when there is
 * none, or when events are pushed (EVT-001). Reads that arrive together share a transaction (NS-075).
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
  const girar = porLojaNoPostgres(db, girarFilas);

  return async (_request, { idLoja }) => {
    if ((await findAny({ idLoja })).length === 0) return reply(204, null);
    const leitura: Leitura = { idLoja };
    await girar(leitura);
    const { documento } = leitura;
    if (documento === undefined) return reply(204, null);
    return serialized(textoDoDocumento({ ...documento, id_loja: idLoja }));
  };
}
