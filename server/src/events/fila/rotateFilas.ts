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
  const from = Math.min(...reads.map(({ fromPosicao }) => fromPosicao));
  const turn = trx.client.dialect === "postgresql" ? turnOnPostgres : turnHeads;
  const heads = await turn(trx, idLoja, { from, first, count: reads.length });
  for (const [index, read] of reads.entries()) read.documento = heads[index % heads.length];
}

/** Reads of a queue: from where it is looked at, the position that the first read gives, and how many there are. */
interface Turn {
  readonly from: number;
  readonly first: number;
  readonly count: number;
}

/** The first events of the queue, as many as there are reads at most, moved to the end. */
async function turnHeads(
  trx: Knex.Transaction,
  idLoja: number,
  { from, first, count }: Turn,
): Promise<QueuedEvento[]> {
  const heads = await trx("evento_fila as f")
    .join("evento as e", (on) => on.on("e.id_loja", "f.id_loja").on("e.id", "f.id_evento"))
    .join("webhook as w", "w.id_loja", "f.id_loja")
    .select<QueuedEvento[]>("f.posicao", "e.id", "e.tipo", "e.dados")
    .where({ "f.id_loja": idLoja, "w.modulo": "fila" })
    .where("f.posicao", ">=", from)
    .orderBy("f.posicao")
    .limit(count);
  if (heads.length === 0) return heads;
  // More reads than events go round more than once; where the last read of an event puts it is where it stays.
  const lastRead = (place: number) => place + Math.floor((count - 1 - place) / heads.length) * heads.length;
  const values = heads.map(({ posicao }, place) => `(${posicao}, ${first + lastRead(place)})`).join(", ");
  await trx.raw(
    `UPDATE evento_fila SET posicao = v.column2 FROM (VALUES ${values}) AS v WHERE id_loja = ? AND posicao = v.column1`,
    [idLoja],
  );
  return heads;
}

/** The same in one way to the server and back. */
async function turnOnPostgres(
  trx: Knex.Transaction,
  idLoja: number,
  { from, first, count }: Turn,
): Promise<QueuedEvento[]> {
  const { rows } = await trx.raw<{ rows: QueuedEvento[] }>(
    `WITH heads AS MATERIALIZED (
        SELECT f.posicao, e.id, e.tipo, e.dados FROM evento_fila AS f
        JOIN evento AS e ON e.id_loja = f.id_loja AND e.id = f.id_evento
        JOIN webhook AS w ON w.id_loja = f.id_loja
        WHERE f.id_loja = ? AND w.modulo = 'fila' AND f.posicao >= ? ORDER BY f.posicao LIMIT ?),
      places AS (
        SELECT posicao AS head, row_number() OVER (ORDER BY posicao) - 1 AS place, COUNT(*) OVER () AS many FROM heads),
      moved AS (
        UPDATE evento_fila SET posicao = ?::bigint + place + (?::bigint - 1 - place) / many * many
        FROM places WHERE id_loja = ? AND posicao = head)
     SELECT * FROM heads ORDER BY posicao`,
    [idLoja, from, count, first, count, idLoja],
  );
  return rows;
}
