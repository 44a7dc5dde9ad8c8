import type { Knex } from "knex";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { byLojaOnPostgres, eachLoja } from "../../platform/storage/byLojaOnPostgres.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { arrayLiteral } from "../../platform/storage/inList.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { idOfDocumento } from "../documento.ts";
import { textos } from "./textos.ts";

/** A document of a loja that is to be removed. */
interface Remocao {
  readonly idLoja: number;
  readonly id: number;
  /** Set when it is done: whether it was in the queue. */
  removido?: boolean;
}

/** DELETE /fila/{idDocumento}: the only way a document leaves the queue (FILA-003); unknown or foreign -> 404 (NS-064). */
export function removerDaFila({ db }: Services): LojaHandler<"removerDaFila"> {
  const remover = byLojaOnPostgres(db, removerDasFilas);
  return async ({ path }, { idLoja }) => {
    const id = idOfDocumento(idLoja, path.idDocumento);
    if (id === undefined) throw notFound(textos.naoEncontrado());
    const remocao: Remocao = { idLoja, id };
    await remover(remocao);
    if (remocao.removido !== true) throw notFound(textos.naoEncontrado());
    return { mensagem: textos.removido() };
  };
}

async function removerDasFilas(trx: Knex.Transaction, remocoes: readonly Remocao[]): Promise<void> {
  await eachLoja(remocoes, async (idLoja, some) => {
    await sequence(trx, idLoja, "fila", 0);
    const present = new Set<number>();
    for (const ids of chunks(some.map(({ id }) => id))) {
      for (const id of await removeWaiting(trx, idLoja, ids)) present.add(id);
    }
    // Of two that remove the same document one does.
    for (const remocao of some) remocao.removido = present.delete(remocao.id);
  });
}

/** Removes those of these documents that wait, and tells which they were; on PostgreSQL in one way to the server and back. */
async function removeWaiting(
  trx: Knex.Transaction,
  idLoja: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (trx.client.dialect === "postgresql") {
    const { rows } = await trx.raw<{ rows: { id: number }[] }>(
      `WITH waiting AS (DELETE FROM evento_fila WHERE id_loja = ? AND id_evento = ANY(?::bigint[]) RETURNING id_evento AS id),
        gone AS (DELETE FROM evento USING waiting WHERE id_loja = ? AND evento.id = waiting.id)
       SELECT id FROM waiting`,
      [idLoja, arrayLiteral(ids), idLoja],
    );
    return rows.map(({ id }) => id);
  }
  const waiting = () => trx("evento_fila").where({ id_loja: idLoja }).whereIn("id_evento", ids);
  const found: number[] = await waiting().pluck("id_evento");
  await waiting().delete();
  await trx("evento").where({ id_loja: idLoja }).whereIn("id", found).delete();
  return found;
}
