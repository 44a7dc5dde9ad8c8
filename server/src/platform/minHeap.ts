/** A binary heap of numbers ordered by a caller's comparison; the smallest is on top. */
export interface MinHeap {
  readonly size: number;
  peek(): number;
  push(value: number): void;
  pop(): void;
}

/** Makes an empty heap. `less(a, b)` must be a strict total order. */
export function minHeap(less: (a: number, b: number) => boolean): MinHeap {
  const items: number[] = [];
  const at = (index: number) => items[index] as number;
  return {
    get size() {
      return items.length;
    },
    peek: () => at(0),
    push(value) {
      let index = items.length;
      items.push(value);
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (!less(value, at(parent))) break;
        items[index] = at(parent);
        index = parent;
      }
      items[index] = value;
    },
    pop() {
      const value = items.pop() as number;
      const size = items.length;
      if (size === 0) return;
      let index = 0;
      for (;;) {
        let child = 2 * index + 1;
        if (child >= size) break;
        if (child + 1 < size && less(at(child + 1), at(child))) child++;
        if (!less(at(child), value)) break;
        items[index] = at(child);
        index = child;
      }
      items[index] = value;
    },
  };
}
