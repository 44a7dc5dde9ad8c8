import type { Knex } from "knex";
import { DAY } from "../../platform/durations.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import type { PedidoDateColumn, PedidoGrupoDiaRow, PedidoRow } from "./pedidoTables.ts";

/** Every order is counted in both: for lists that the loja's settings filter, by its group too. */
const TABLES = {
  pedido_dia: ["id_loja", "coluna", "dia", "id_status", "autorizado"],
  pedido_grupo_dia: ["id_loja", "coluna", "grupo", "dia", "id_status", "autorizado"],
} as const;

type Counted = Pick<PedidoRow, "id_status" | "autorizado" | PedidoDateColumn> & { grupo: string };

/**
 * What a transaction adds to and takes from the number of orders per day, each counter once. The days are days of UTC, so that a
 * store may change its zone.
 */
export class DayCounts {
  readonly #changes = new Map<string, number>();

  /** An order goes from one row to another; `before` is undefined for a new one. */
  move(before: Counted | undefined, after: Counted): void {
    const isSame =
      before?.id_status === after.id_status &&
      before.autorizado === after.autorizado &&
      before.grupo === after.grupo;
    for (const column of DATE_COLUMNS) {
      if (isSame && before[column] === after[column]) continue;
      if (before) this.#add(column, before, -1);
      this.#add(column, after, 1);
    }
  }

  /** Writes the changes; counters that have come down to nothing are removed, so a day has as many as it has statuses. */
  async save(trx: Knex.Transaction, idLoja: number): Promise<void> {
    const rows = this.#rows(idLoja);
    await write(trx, "pedido_dia", withoutGrupo(rows));
    await write(trx, "pedido_grupo_dia", rows);
  }

  #add(column: PedidoDateColumn, row: Counted, change: number): void {
    const instant = row[column];
    if (instant === null) return;
    const key = `${column}/${Math.floor(instant / DAY)}/${row.id_status}/${row.autorizado ?? -1}/${row.grupo}`;
    this.#changes.set(key, (this.#changes.get(key) ?? 0) + change);
  }

  #rows(idLoja: number): PedidoGrupoDiaRow[] {
    return [...this.#changes].map(([key, quantidade]) => {
      const [coluna, dia, id_status, autorizado, grupo = ""] = key.split("/");
      return {
        id_loja: idLoja,
        coluna: coluna as PedidoDateColumn,
        grupo,
        dia: Number(dia),
        id_status: Number(id_status),
        autorizado: Number(autorizado) as PedidoGrupoDiaRow["autorizado"],
        quantidade,
      };
    });
  }
}

type CountRow = Omit<PedidoGrupoDiaRow, "grupo"> & { grupo?: string };

function withoutGrupo(rows: readonly PedidoGrupoDiaRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const { grupo: _grupo, ...row } of rows) {
    const key = `${row.coluna}/${row.dia}/${row.id_status}/${row.autorizado}`;
    const quantidade = (sums.get(key)?.quantidade ?? 0) + row.quantidade;
    sums.set(key, { ...row, quantidade });
  }
  return [...sums.values()];
}

async function write(
  trx: Knex.Transaction,
  table: keyof typeof TABLES,
  all: readonly CountRow[],
): Promise<void> {
  const key = TABLES[table];
  const rows = all.filter(({ quantidade }) => quantidade !== 0).sort(byKey);
  for (const some of chunks(rows)) {
    await trx(table as string)
      .insert(some)
      .onConflict([...key])
      .merge({ quantidade: trx.raw("?? + excluded.quantidade", [`${table}.quantidade`]) });
  }
  for (const some of chunks(rows.filter(({ quantidade }) => quantidade < 0))) {
    await trx(table as string)
      .whereIn(
        [...key],
        some.map((row) => key.map((column) => row[column as keyof CountRow] as string)),
      )
      .where({ quantidade: 0 })
      .delete();
  }
}

/** One order of the counters for all writers. */
function byKey(a: CountRow, b: CountRow): number {
  if (a.coluna !== b.coluna) return a.coluna < b.coluna ? -1 : 1;
  const groups = (a.grupo ?? "") < (b.grupo ?? "") ? -1 : 1;
  return a.dia - b.dia || a.id_status - b.id_status || a.autorizado - b.autorizado || groups;
}
