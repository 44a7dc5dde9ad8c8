import type { Knex } from "knex";
import { eachLoja } from "../../platform/storage/byLojaOnPostgres.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import type { EventoFilaRow, EventoRow } from "../eventTables.ts";

/** An event at the head of a queue. */
export type QueuedEvento = Pick<EventoFilaRow, "posicao"> & Pick<EventoRow, "id" | "tipo" | "dados">;

/** A read of a loja's queue on its way into the database. */
export interface QueueRead {
  readonly idLoja: number;
  /** Nothing waits at a lower position. */
  readonly fromPosicao: number;
  /** Set by `girarFilas`: what was read; undefined when nothing waits. */
  documento?: QueuedEvento | undefined;
}

/**
 * Gives each read the event at the head of its loja's queue and moves it to the end, as if one read came after the other
 * (FILA-002). The counter that gives the positions is the loja's lock: readers in other transactions wait, so that none is lost
 * and all come equally often (NS-075). To be used with `db.groupCommit`.
 */
export async function rotateFilas(trx: Knex.Transaction, reads: readonly QueueRead[]): Promise<void> {
  await eachLoja(reads, (idLoja, some) => rotate(trx, idLoja, some));
}

async function rotate(trx: Knex.Transaction, idLoja: number, reads: readonly QueueRead[]): Promise<void> {
  const first = await sequence(trx, idLoja, "fila", reads.length);
  const heads = await trx("evento_fila as f")
    .join("evento as e", (on) => on.on("e.id_loja", "f.id_loja").on("e.id", "f.id_evento"))
    .select<QueuedEvento[]>("f.posicao", "e.id", "e.tipo", "e.dados")
    .where("f.id_loja", idLoja)
    .where("f.posicao", ">=", Math.min(...reads.map(({ fromPosicao }) => fromPosicao)))
    .orderBy("f.posicao")
    .limit(reads.length);
  for (const [index, read] of reads.entries()) read.documento = heads[index % heads.length];
  if (heads.length === 0) return;
  // More reads than events go round more than once; where the last read of an event puts it is where it stays.
  const moves = new Map<number, number>();
  for (const [index, { documento }] of reads.entries())
    if (documento) moves.set(documento.posicao, first + index);
  const values = [...moves].map(([from, to]) => `(${from}, ${to})`).join(", ");
  await trx.raw(
    `UPDATE evento_fila SET posicao = v.column2 FROM (VALUES ${values}) AS v WHERE id_loja = ? AND posicao = v.column1`,
    [idLoja],
  );
}
