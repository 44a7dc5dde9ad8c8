import type { Knex } from "knex";
import { DAY } from "../../platform/durations.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import type { PedidoDateColumn, PedidoDiaRow, PedidoRow } from "./pedidoTables.ts";

const KEY = ["id_loja", "coluna", "dia", "id_status", "autorizado"] as const;

type Counted = Pick<PedidoRow, "id_status" | "autorizado" | PedidoDateColumn>;

/**
 * What a transaction adds to and takes from the number of orders per day, each counter once. The days are days of UTC, so that a
 * store may change its zone.
 */
export class DayCounts {
  readonly #changes = new Map<string, number>();

  /** An order goes from one row to another; `before` is undefined for a new one. */
  move(before: Counted | undefined, after: Counted): void {
    const isSame = before?.id_status === after.id_status && before.autorizado === after.autorizado;
    for (const column of DATE_COLUMNS) {
      if (isSame && before[column] === after[column]) continue;
      if (before) this.#add(column, before, -1);
      this.#add(column, after, 1);
    }
  }

  /** Writes the changes; counters that have come down to nothing are removed, so a day has as many as it has statuses. */
  async save(trx: Knex.Transaction, idLoja: number): Promise<void> {
    const rows = this.#rows(idLoja);
    for (const some of chunks(rows)) {
      await trx("pedido_dia")
        .insert(some)
        .onConflict([...KEY])
        .merge({ quantidade: trx.raw("pedido_dia.quantidade + excluded.quantidade") });
    }
    for (const some of chunks(rows.filter(({ quantidade }) => quantidade < 0))) {
      await trx("pedido_dia")
        .whereIn(
          [...KEY],
          some.map((row) => KEY.map((column) => row[column])),
        )
        .where({ quantidade: 0 })
        .delete();
    }
  }

  #add(column: PedidoDateColumn, row: Counted, change: number): void {
    const instant = row[column];
    if (instant === null) return;
    const key = `${column}/${Math.floor(instant / DAY)}/${row.id_status}/${row.autorizado ?? -1}`;
    this.#changes.set(key, (this.#changes.get(key) ?? 0) + change);
  }

  #rows(idLoja: number): PedidoDiaRow[] {
    return [...this.#changes]
      .filter(([, quantidade]) => quantidade !== 0)
      .map(([key, quantidade]) => {
        const [coluna, dia, id_status, autorizado] = key.split("/");
        return {
          id_loja: idLoja,
          coluna: coluna as PedidoDateColumn,
          dia: Number(dia),
          id_status: Number(id_status),
          autorizado: Number(autorizado) as PedidoDiaRow["autorizado"],
          quantidade,
        };
      })
      .sort(byKey);
  }
}

/** One order of the counters for all writers. */
function byKey(a: PedidoDiaRow, b: PedidoDiaRow): number {
  if (a.coluna !== b.coluna) return a.coluna < b.coluna ? -1 : 1;
  return a.dia - b.dia || a.id_status - b.id_status || a.autorizado - b.autorizado;
}
