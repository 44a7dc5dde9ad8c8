import type { Source } from "./groupSources.ts";

interface Candidate {
  index: number;
  source: Source;
}

/** The answer of one piece of the CEP axis: a single source, or words of a composite, and the steps it took. */
export interface Cell {
  single: number | null;
  /** [segments, last source, last band, then (start, end, source, band) per segment]. */
  words: number[];
  work: number;
}

const bandWidth = ({ source: { grid } }: Candidate, faixa: number) =>
  (grid.bandEnd[faixa] as number) - (grid.bandStart[faixa] as number);

/** Narrowest CEP range first, then narrowest band, then the range that begins first. */
function wins(a: Candidate, bandA: number, b: Candidate, bandB: number): boolean {
  const cep = a.source.cepFim - a.source.cepInicio - (b.source.cepFim - b.source.cepInicio);
  const order = cep || bandWidth(a, bandA) - bandWidth(b, bandB) || a.index - b.index;
  return order < 0;
}

/** Settles which source and band answer each weight where several sources with different bands meet. */
export function resolveCell(candidates: readonly Candidate[]): Cell {
  const bounds = new Set<number>();
  for (const { source } of candidates) {
    for (const start of source.grid.segStart) bounds.add(start);
    for (const end of source.grid.segEnd) bounds.add(end);
  }
  const cuts = [...bounds].sort((a, b) => a - b);
  const cursors = candidates.map(() => 0);
  const segments: { from: number; to: number; who: Candidate; faixa: number }[] = [];
  for (let c = 0; c + 1 < cuts.length; c++) {
    const from = cuts[c] as number;
    const to = cuts[c + 1] as number;
    let who: Candidate | null = null;
    let faixa = -1;
    candidates.forEach((candidate, i) => {
      const { segStart, segEnd, segBand } = candidate.source.grid;
      let cursor = cursors[i] as number;
      while (cursor < segEnd.length && (segEnd[cursor] as number) <= from) cursor++;
      cursors[i] = cursor;
      if (cursor === segEnd.length || (segStart[cursor] as number) > from) return;
      const own = segBand[cursor] as number;
      if (who === null || wins(candidate, own, who, faixa)) {
        who = candidate;
        faixa = own;
      }
    });
    const winner = who as Candidate | null;
    if (!winner) continue;
    const previous = segments[segments.length - 1];
    if (previous && previous.to === from && previous.who === winner && previous.faixa === faixa)
      previous.to = to;
    else segments.push({ from, to, who: winner, faixa });
  }
  const last = lastOf(candidates);
  const only =
    last.source.grid.segEnd.length === segments.length && segments.every(({ who }) => who === last);
  const words = [segments.length, last.index, last.source.grid.last];
  for (const { from, to, who, faixa } of segments) words.push(from, to, who.index, faixa);
  return { single: only ? last.index : null, words, work: cuts.length * candidates.length };
}

function lastOf(candidates: readonly Candidate[]): Candidate {
  let best = candidates[0] as Candidate;
  const end = ({ source: { grid } }: Candidate) => grid.bandEnd[grid.last] as number;
  for (const candidate of candidates) {
    const higher = end(candidate) - end(best);
    if (
      higher > 0 ||
      (higher === 0 && wins(candidate, candidate.source.grid.last, best, best.source.grid.last))
    ) {
      best = candidate;
    }
  }
  return best;
}
