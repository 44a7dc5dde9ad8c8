import TinyQueue from "tinyqueue";
import type { Faixa } from "./types.ts";

/** The weight bands that rows of one CEP range have in common, and which band answers which weight. */
export interface FaixaGrid {
  id: number;
  bandStart: number[];
  bandEnd: number[];
  /** Disjoint pieces (start exclusive, end inclusive), ascending, each answered by one band. */
  segStart: number[];
  segEnd: number[];
  segBand: number[];
  /** Band that prices what lies above every band: the highest end, then the narrowest. */
  last: number;
}

/** Finds or makes the grid of the rows of one CEP range; rows come sorted by `compareRows`. */
export type GridOf = (rows: readonly Faixa[]) => FaixaGrid;

/** Keeps one grid per distinct list of bands, so that ranges with the same bands share it. */
export function faixaGrids(): { gridOf: GridOf; grids: FaixaGrid[] } {
  const grids: FaixaGrid[] = [];
  const byBands = new Map<string, FaixaGrid>();
  return {
    grids,
    gridOf(rows) {
      let key = "";
      for (const row of rows) key += `${row.pesoInicio},${row.pesoFim};`;
      let grid = byBands.get(key);
      if (!grid) {
        grid = buildGrid(grids.length, rows);
        byBands.set(key, grid);
        grids.push(grid);
      }
      return grid;
    },
  };
}

function buildGrid(id: number, rows: readonly Faixa[]): FaixaGrid {
  const bandStart = rows.map((row) => row.pesoInicio);
  const bandEnd = rows.map((row) => row.pesoFim);
  const start = (faixa: number) => bandStart[faixa] as number;
  const end = (faixa: number) => bandEnd[faixa] as number;
  const width = (faixa: number) => end(faixa) - start(faixa);
  let last = 0;
  for (let faixa = 1; faixa < rows.length; faixa++) {
    if (end(faixa) > end(last) || (end(faixa) === end(last) && width(faixa) < width(last))) last = faixa;
  }
  const grid: FaixaGrid = { id, bandStart, bandEnd, segStart: [], segEnd: [], segBand: [], last };
  const bounds = [...new Set([...bandStart, ...bandEnd])].sort((a, b) => a - b);
  const open = new TinyQueue<number>([], (a, b) => width(a) - width(b) || a - b);
  let next = 0;
  for (let i = 0; i + 1 < bounds.length; i++) {
    const from = bounds[i] as number;
    while (next < rows.length && start(next) <= from) open.push(next++);
    while (open.length > 0 && end(open.peek() as number) <= from) open.pop();
    const narrowest = open.peek();
    if (narrowest !== undefined) appendSegment(grid, from, bounds[i + 1] as number, narrowest);
  }
  return grid;
}

function appendSegment(grid: FaixaGrid, from: number, to: number, faixa: number): void {
  const previous = grid.segEnd.length - 1;
  if (previous >= 0 && grid.segEnd[previous] === from && grid.segBand[previous] === faixa) {
    grid.segEnd[previous] = to;
    return;
  }
  grid.segStart.push(from);
  grid.segEnd.push(to);
  grid.segBand.push(faixa);
}
