import TinyQueue from "tinyqueue";
import type { FaixaGrid } from "./faixaGrid.ts";
import type { Source } from "./groupSources.ts";
import { resolveCell } from "./resolveCell.ts";

/** A piece of the CEP axis with one answer: a source, or (from `compositeFlag` up) a composite's position. */
export interface Interval {
  cepInicio: number;
  cepFim: number;
  ref: number;
}

export const compositeFlag = 0x80000000;

/** Thrown when a table's overlaps would need unreasonable work; the import is refused, not the server slowed. */
export class OverlapError extends Error {}

/** Bounds the time and size of a hopeless table (100,000 random rows: 2.7 s until refused; three tidy layers: 0.2 s). */
const workLimit = 8_000_000;

/**
 * Cuts the CEP axis where sources begin and end and settles each piece (a sweep from the first CEP to the last).
 * Of the sources with equal bands only the narrowest can win, so one heap per grid is enough: the cost is
 * pieces x distinct grids open there, not pieces x sources.
 */
export function resolveOverlaps(sources: readonly Source[], grids: readonly FaixaGrid[]) {
  const source = (index: number) => sources[index] as Source;
  const width = (index: number) => source(index).cepFim - source(index).cepInicio;
  const narrowerFirst = (a: number, b: number) => width(a) - width(b) || a - b;
  const heaps = grids.map(() => new TinyQueue<number>([], narrowerFirst));
  const open = new Set<TinyQueue<number>>();
  const intervals: Interval[] = [];
  const composites: number[] = [];
  const settled = new Map<string, number>();
  const points = cutPoints(sources);
  let next = 0;
  let work = 0;
  for (let p = 0; p + 1 < points.length; p++) {
    const at = points[p] as number;
    for (; next < sources.length && source(next).cepInicio === at; next++) {
      const heap = heaps[source(next).grid.id] as TinyQueue<number>;
      heap.push(next);
      open.add(heap);
    }
    const winners: number[] = [];
    for (const heap of open) {
      while (heap.length > 0 && source(heap.peek() as number).cepFim < at) heap.pop();
      const narrowest = heap.peek();
      if (narrowest === undefined) open.delete(heap);
      else winners.push(narrowest);
    }
    work += winners.length;
    if (winners.length === 0) continue;
    let ref = winners[0] as number;
    if (winners.length > 1) {
      winners.sort((a, b) => a - b);
      const key = winners.join();
      let known = settled.get(key);
      if (known === undefined) {
        const cell = resolveCell(winners.map((index) => ({ index, source: source(index) })));
        work += cell.work;
        known = cell.single ?? compositeFlag + composites.length;
        if (cell.single === null) for (const word of cell.words) composites.push(word);
        settled.set(key, known);
      }
      ref = known;
    }
    if (work > workLimit) throw new OverlapError("too many overlapping ranges with different weight bands");
    appendInterval(intervals, at, (points[p + 1] as number) - 1, ref);
  }
  return { intervals, composites };
}

function cutPoints(sources: readonly Source[]): Uint32Array {
  const all = new Uint32Array(sources.length * 2);
  sources.forEach((source, index) => {
    all[2 * index] = source.cepInicio;
    all[2 * index + 1] = source.cepFim + 1;
  });
  all.sort();
  return all.filter((point, index) => index === 0 || point !== all[index - 1]);
}

/** Sources are unbroken, so two pieces with the same answer never have a gap between them. */
function appendInterval(intervals: Interval[], cepInicio: number, cepFim: number, ref: number): void {
  const previous = intervals[intervals.length - 1];
  if (previous && previous.ref === ref) previous.cepFim = cepFim;
  else intervals.push({ cepInicio, cepFim, ref });
}
