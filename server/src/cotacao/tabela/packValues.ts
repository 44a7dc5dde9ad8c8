import type { Source } from "./groupSources.ts";
import { excessForm } from "./layout.ts";

/** Value lists of all sources, ready for the file; `stride` > 0 means list i begins at i * stride. */
export interface PackedValues {
  attributes: number[];
  pool: number[];
  refs: number[];
  stride: number;
}

/** Writes each source's value list, either shared between equal sources or, when that is smaller, side by side. */
export function packValues(sources: readonly Source[]): PackedValues {
  const attributes: number[] = [];
  const attributeOf = new Map<string, number>();
  const lists = sources.map((source) => {
    const prazo = source.rows.every((row) => row.prazo === source.rows[0]?.prazo)
      ? (source.rows[0]?.prazo ?? 0)
      : -1;
    const excess = excessOf(source);
    const key = `${source.grid.id},${prazo},${excess.form}`;
    let attribute = attributeOf.get(key);
    if (attribute === undefined) {
      attribute = attributes.length / 3;
      attributeOf.set(key, attribute);
      attributes.push(source.grid.id, prazo, excess.form);
    }
    const list = [attribute];
    for (const row of source.rows) list.push(row.valor);
    if (prazo < 0) for (const row of source.rows) list.push(row.prazo);
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
  const sideBySide = stride * lists.length;
  if (lists.every((list) => list.length === stride) && sideBySide <= pool.length + refs.length) {
    return { attributes, pool: lists.flat(), refs: [], stride };
  }
  return { attributes, pool, refs, stride: 0 };
}

function excessOf({ rows, grid }: Source): { form: number; values: number[] } {
  const prices = rows.map((row) => row.kgExcedente ?? -1);
  const last = prices[grid.last] as number;
  const others = prices.filter((_, band) => band !== grid.last);
  if (others.every((price) => price < 0)) {
    return last < 0 ? { form: excessForm.none, values: [] } : { form: excessForm.last, values: [last] };
  }
  if (others.every((price) => price === last)) return { form: excessForm.same, values: [last] };
  return { form: excessForm.each, values: prices };
}
