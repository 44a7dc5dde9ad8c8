import TinyQueue from "tinyqueue";

/** A range of CEPs, both ends inclusive. */
export interface CepRange {
  cepInicio: number;
  cepFim: number;
}

/** Disjoint, ascending pieces of the CEP axis and what each belongs to. */
export interface RangeMap<T> {
  find(cep: number): T | null;
}

/** Of overlapping ranges, the one that `before` puts first answers; list order decides what it leaves open. */
export function resolveRanges<T extends CepRange>(
  ranges: readonly T[],
  before: (a: T, b: T) => number,
): RangeMap<T> {
  const range = (index: number) => ranges[index] as T;
  const order = ranges.map((_, index) => index).sort((a, b) => range(a).cepInicio - range(b).cepInicio);
  const heap = new TinyQueue<number>([], (a, b) => before(range(a), range(b)) || a - b);
  const points = [...new Set(ranges.flatMap(({ cepInicio, cepFim }) => [cepInicio, cepFim + 1]))].sort(
    (a, b) => a - b,
  );
  const starts: number[] = [];
  const owners: (T | null)[] = [];
  let next = 0;
  for (const point of points) {
    while (next < order.length && range(order[next] as number).cepInicio === point)
      heap.push(order[next++] as number);
    while (heap.length > 0 && range(heap.peek() as number).cepFim < point) heap.pop();
    const first = heap.peek();
    const owner = first === undefined ? null : range(first);
    if (owners.length > 0 && owners[owners.length - 1] === owner) continue;
    starts.push(point);
    owners.push(owner);
  }
  return {
    find(cep) {
      let low = 0;
      let high = starts.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((starts[middle] as number) <= cep) low = middle + 1;
        else high = middle;
      }
      return low === 0 ? null : (owners[low - 1] ?? null);
    },
  };
}
