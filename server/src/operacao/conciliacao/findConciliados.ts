import type { Knex } from "knex";
import type { EnvioRow } from "../../domain/pedido/pedidoTables.ts";
import type { TimeRange } from "../../platform/time.ts";

/** Which shipments with a transport document. */
export interface FiltroConciliados {
  idLoja: number;
  /** When the document was processed. */
  range: TimeRange;
  idTransportadora?: number;
  /** Whether the freight differs by more than the tolerance. */
  divergente?: boolean;
  /** Cents. */
  tolerancia: number;
}

/** A shipment of the list, and its place in it. */
export type Conciliado = Pick<EnvioRow, "id" | "id_pedido"> & { conciliado_em: number };

/** Shipments with a transport document, in the order in which it was processed. */
export function findConciliados(knex: Knex, filtro: FiltroConciliados) {
  return matching(knex, filtro)
    .select<Conciliado[]>("id", "id_pedido", "conciliado_em")
    .orderBy(["conciliado_em", "id"]);
}

/** The same as a query to count, without order. */
export function matching(
  knex: Knex,
  { idLoja, range, idTransportadora, divergente, tolerancia }: FiltroConciliados,
) {
  const query = knex("envio")
    .where({ id_loja: idLoja })
    .where("conciliado_em", ">=", range.start)
    .where("conciliado_em", "<", range.end);
  if (idTransportadora !== undefined) query.where({ id_transportadora: idTransportadora });
  if (divergente !== undefined) query.whereRaw(`ABS(diferenca) ${divergente ? ">" : "<="} ?`, [tolerancia]);
  return query;
}
