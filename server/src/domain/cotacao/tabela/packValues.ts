import type { Source } from "./groupSources.ts";
import { attributeOf, excessForm, prazoPerFaixa } from "./layout.ts";

/** Value lists of all sources: kept beside the sources when `stride` > 0, else in the pool at `refs`. */
export interface PackedValues {
  lists: number[][];
  pool: number[];
  refs: number[];
  stride: number;
}

/** Writes each source's value list, shared between equal sources or, when that is no larger, beside each source. */
export function packValues(sources: readonly Source[]): PackedValues {
  const lists = sources.map((source) => {
    const first = source.rows[0]?.prazo ?? 0;
    const prazo = source.rows.every((row) => row.prazo === first) ? first : prazoPerFaixa;
    const excess = excessOf(source);
    const list = [attributeOf(source.grid.id, excess.form, prazo)];
    for (const row of source.rows) list.push(row.valor);
    if (prazo === prazoPerFaixa) for (const row of source.rows) list.push(row.prazo);
    for (const value of excess.values) list.push(value);
    return list;
  });
  const positions = new Map<string, number>();
  const pool: number[] = [];
  const refs = lists.map((list) => {
    const key = list.join();
    let position = positions.get(key);
    if (position === undefined) {
      position = pool.length;
      positions.set(key, position);
      for (const value of list) pool.push(value);
    }
    return position;
  });
  const stride = lists[0]?.length ?? 0;
  if (lists.every((list) => list.length === stride) && stride * lists.length <= pool.length + refs.length) {
    return { lists, pool: [], refs, stride };
  }
  return { lists, pool, refs, stride: 0 };
}

function excessOf({ rows, grid }: Source): { form: number; values: number[] } {
  const prices = rows.map((row) => row.kgExcedente ?? -1);
  const last = prices[grid.last] as number;
  const others = prices.filter((_, faixa) => faixa !== grid.last);
  if (others.every((price) => price < 0)) {
    return last < 0 ? { form: excessForm.none, values: [] } : { form: excessForm.last, values: [last] };
  }
  if (others.every((price) => price === last)) return { form: excessForm.same, values: [last] };
  return { form: excessForm.each, values: prices };
}
