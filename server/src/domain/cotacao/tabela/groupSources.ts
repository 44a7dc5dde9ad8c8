import { type BandGrid, bandGrids } from "./bandGrid.ts";
import { compareRows } from "./compareRows.ts";
import type { FreightRow } from "./types.ts";

/** All rows of one CEP range, sorted, with the grid of their bands. */
export interface Source {
  cepInicio: number;
  cepFim: number;
  grid: BandGrid;
  rows: FreightRow[];
}

/** Groups rows by CEP range; sources come out sorted by first, then last CEP. */
export function groupSources(rows: readonly FreightRow[]): { sources: Source[]; grids: BandGrid[] } {
  const sorted = [...rows].sort(compareRows);
  const { gridOf, grids } = bandGrids();
  const sources: Source[] = [];
  let from = 0;
  for (let i = 1; i <= sorted.length; i++) {
    const first = sorted[from] as FreightRow;
    const row = sorted[i];
    if (row && row.cepInicio === first.cepInicio && row.cepFim === first.cepFim) continue;
    const group = sorted.slice(from, i);
    sources.push({ cepInicio: first.cepInicio, cepFim: first.cepFim, grid: gridOf(group), rows: group });
    from = i;
  }
  return { sources, grids };
}
