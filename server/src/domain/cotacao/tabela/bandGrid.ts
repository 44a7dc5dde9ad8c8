import { minHeap } from "../../../platform/minHeap.ts";
import type { FreightRow } from "./types.ts";

/** The weight bands that rows of one CEP range have in common, and which band answers which weight. */
export interface BandGrid {
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
export type GridOf = (rows: readonly FreightRow[]) => BandGrid;

/** Keeps one grid per distinct list of bands, so that ranges with the same bands share it. */
export function bandGrids(): { gridOf: GridOf; grids: BandGrid[] } {
  const grids: BandGrid[] = [];
  const byBands = new Map<string, BandGrid>();
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

function buildGrid(id: number, rows: readonly FreightRow[]): BandGrid {
  const bandStart = rows.map((row) => row.pesoInicio);
  const bandEnd = rows.map((row) => row.pesoFim);
  const start = (band: number) => bandStart[band] as number;
  const end = (band: number) => bandEnd[band] as number;
  const width = (band: number) => end(band) - start(band);
  let last = 0;
  for (let band = 1; band < rows.length; band++) {
    if (end(band) > end(last) || (end(band) === end(last) && width(band) < width(last))) last = band;
  }
  const grid: BandGrid = { id, bandStart, bandEnd, segStart: [], segEnd: [], segBand: [], last };
  const bounds = [...new Set([...bandStart, ...bandEnd])].sort((a, b) => a - b);
  const open = minHeap((a, b) => width(a) < width(b) || (width(a) === width(b) && a < b));
  let next = 0;
  for (let i = 0; i + 1 < bounds.length; i++) {
    const from = bounds[i] as number;
    while (next < rows.length && start(next) <= from) open.push(next++);
    while (open.size > 0 && end(open.peek()) <= from) open.pop();
    if (open.size > 0) appendSegment(grid, from, bounds[i + 1] as number, open.peek());
  }
  return grid;
}

function appendSegment(grid: BandGrid, from: number, to: number, band: number): void {
  const previous = grid.segEnd.length - 1;
  if (previous >= 0 && grid.segEnd[previous] === from && grid.segBand[previous] === band) {
    grid.segEnd[previous] = to;
    return;
  }
  grid.segStart.push(from);
  grid.segEnd.push(to);
  grid.segBand.push(band);
}
