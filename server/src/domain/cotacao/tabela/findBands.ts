import { bandAt, searchHigh, searchInterval, searchLow } from "./findBand.ts";
import type { BandHit, BandMiss, FreightTable } from "./types.ts";

/**
 * `findBand` for many tables at once: answer i is that of table i for weight i, undefined where there is no table.
 * It goes over all tables step by step, because then the memory of many tables is fetched at the same time; one
 * table after the other waits for each (measured with 1000 tables of 170 KB: 0.15 instead of 0.22 ms).
 */
export function findBands(
  tables: readonly (FreightTable | undefined)[],
  pesos: readonly number[],
  cep: number,
): (BandHit | BandMiss | undefined)[] {
  const lows = new Int32Array(tables.length);
  const highs = new Int32Array(tables.length);
  for (let i = 0; i < tables.length; i++) {
    const table = tables[i];
    if (!table) continue;
    lows[i] = searchLow(table, cep);
    highs[i] = searchHigh(table, cep);
  }
  for (let i = 0; i < tables.length; i++) {
    const table = tables[i];
    if (table) lows[i] = searchInterval(table, cep, lows[i] as number, highs[i] as number);
  }
  return tables.map((table, i) => table && bandAt(table, lows[i] as number, pesos[i] as number));
}
