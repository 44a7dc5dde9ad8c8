import { DAY } from "../../platform/durations.ts";
import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import type { PedidoDateColumn, PedidoDiaRow, PedidoGrupoDiaRow, PedidoRow } from "./pedidoTables.ts";

type Counted = Pick<PedidoRow, "id_status" | "autorizado" | "grupo" | PedidoDateColumn>;

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

  /** What is to be added to the counters, of days and of days and groups. */
  rows(idLoja: number): { dias: PedidoDiaRow[]; gruposDias: PedidoGrupoDiaRow[] } {
    const gruposDias = this.#rows(idLoja);
    return { dias: changed(withoutGrupo(gruposDias)), gruposDias: changed(gruposDias) };
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

function withoutGrupo(rows: readonly PedidoGrupoDiaRow[]): PedidoDiaRow[] {
  const sums = new Map<string, PedidoDiaRow>();
  for (const { grupo: _grupo, ...row } of rows) {
    const key = `${row.coluna}/${row.dia}/${row.id_status}/${row.autorizado}`;
    const quantidade = (sums.get(key)?.quantidade ?? 0) + row.quantidade;
    sums.set(key, { ...row, quantidade });
  }
  return [...sums.values()];
}

const changed = <Row extends PedidoDiaRow>(rows: readonly Row[]): Row[] =>
  rows.filter(({ quantidade }) => quantidade !== 0);
