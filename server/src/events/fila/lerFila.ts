import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { reply, serialized } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { byLojaOnPostgres } from "../../platform/storage/byLojaOnPostgres.ts";
import { documentoText } from "../documento.ts";
import { type QueuedEvento, type QueueRead, rotateFilas } from "./rotateFilas.ts";

/**
 * GET /fila: gives the event at the head of the loja's queue and moves it to the end (FILA-001, FILA-002); 204 when there is
 * none, or when events are pushed (EVT-001). Reads that arrive together share a transaction (NS-075).
 *
 * Positions only grow, so nothing is in front of what was read last. Looking there all the same would cost: PostgreSQL keeps
 * what reads leave behind while any transaction might still see it.
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
  const girar = byLojaOnPostgres(db, rotateFilas);
  const lastRead = new Map<number, number>();

  /** The event at the head, which moves to the end; undefined when nothing is to be read. */
  const read = async (idLoja: number, fromPosicao: number): Promise<QueuedEvento | undefined> => {
    const one: QueueRead = { idLoja, fromPosicao };
    await girar(one);
    return one.documento;
  };

  /** Looks whether there is anything before the lock is taken: who asks an empty queue over and over writes nothing. */
  const readFresh = async (idLoja: number): Promise<QueuedEvento | undefined> => {
    const [head] = await findAny({ idLoja });
    return head && read(idLoja, head.posicao);
  };

  return async (_request, { idLoja }) => {
    const known = lastRead.get(idLoja);
    const found = known === undefined ? undefined : await read(idLoja, known);
    // Nothing behind what was read last: empty, or the database was put back to an earlier time, and positions with it.
    if (!found) lastRead.delete(idLoja);
    const documento = found ?? (await readFresh(idLoja));
    if (!documento) return reply(204);
    lastRead.set(idLoja, Math.max(documento.posicao, lastRead.get(idLoja) ?? 0));
    return serialized(documentoText({ ...documento, id_loja: idLoja }));
  };
}
