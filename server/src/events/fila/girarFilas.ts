import type { Knex } from "knex";
import type { EventoFilaRow, EventoRow } from "../../platform/storage/schema.ts";
import { sequence } from "../../platform/storage/sequence.ts";

/** An event at the head of a queue. */
export type Documento = Pick<EventoFilaRow, "posicao"> & Pick<EventoRow, "id" | "tipo" | "dados">;

/** A read of a store's queue on its way into the database. */
export interface Leitura {
  readonly idLoja: number;
  /** Nothing waits at a lower position. */
  readonly aPartirDe: number;
  /** Set by `girarFilas`: what was read; undefined when nothing waits. */
  documento?: Documento | undefined;
}

/**
 * Gives each read the event at the head of its store's queue and moves it to the end, as if one read came after the other
 * (FILA-002). The counter that gives the positions is the store's lock: readers in other transactions wait, so that none is lost
 * and all come equally often (NS-075). To be used with `db.groupCommit`.
 */
export async function girarFilas(trx: Knex.Transaction, leituras: readonly Leitura[]): Promise<void> {
  const porLoja = Map.groupBy(leituras, ({ idLoja }) => idLoja);
  // Always in the same order: two transactions never wait for each other.
  for (const [idLoja, some] of [...porLoja].sort(([a], [b]) => a - b)) await girar(trx, idLoja, some);
}

async function girar(trx: Knex.Transaction, idLoja: number, leituras: readonly Leitura[]): Promise<void> {
  const first = await sequence(trx, idLoja, "fila", leituras.length);
  const heads: Documento[] = await trx("evento_fila as f")
    .join("evento as e", (on) => on.on("e.id_loja", "f.id_loja").on("e.id", "f.id_evento"))
    .select("f.posicao", "e.id", "e.tipo", "e.dados")
    .where("f.id_loja", idLoja)
    .where("f.posicao", ">=", Math.min(...leituras.map(({ aPartirDe }) => aPartirDe)))
    .orderBy("f.posicao")
    .limit(leituras.length);
  for (const [index, leitura] of leituras.entries()) leitura.documento = heads[index % heads.length];
  if (heads.length === 0) return;
  // More reads than events go round more than once; where the last read of an event puts it is where it stays.
  const moves = new Map<number, number>();
  for (const [index, { documento }] of leituras.entries())
    if (documento) moves.set(documento.posicao, first + index);
  const values = [...moves].map(([from, to]) => `(${from}, ${to})`).join(", ");
  await trx.raw(
    `UPDATE evento_fila SET posicao = v.column2 FROM (VALUES ${values}) AS v WHERE id_loja = ? AND posicao = v.column1`,
    [idLoja],
  );
}
