import { compareRows } from "./compareRows.ts";
import { type FaixaGrid, faixaGrids } from "./faixaGrid.ts";
import type { Faixa } from "./types.ts";

/** All rows of one CEP range, sorted, with the grid of their bands. */
export interface Source {
  cepInicio: number;
  cepFim: number;
  grid: FaixaGrid;
  rows: Faixa[];
}

/** Groups rows by CEP range; sources come out sorted by first, then last CEP. */
export function groupSources(rows: readonly Faixa[]): { sources: Source[]; grids: FaixaGrid[] } {
  const sorted = [...rows].sort(compareRows);
  const { gridOf, grids } = faixaGrids();
  const sources: Source[] = [];
  let from = 0;
  for (let i = 1; i <= sorted.length; i++) {
    const first = sorted[from] as Faixa;
    const row = sorted[i];
    if (row && row.cepInicio === first.cepInicio && row.cepFim === first.cepFim) continue;
    const group = sorted.slice(from, i);
    sources.push({ cepInicio: first.cepInicio, cepFim: first.cepFim, grid: gridOf(group), rows: group });
    from = i;
  }
  return { sources, grids };
}
