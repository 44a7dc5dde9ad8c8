import { lineOf, WIDTH } from "./rowBuffer.ts";

/** A row whose CEPs and weights are those of an earlier line. */
export interface Repeated {
  line: number;
  first: number;
}

/** Rows that say the same CEPs and weights as an earlier row: two prices for one thing cannot both be meant. */
export function findRepeated(values: Int32Array): Repeated[] {
  const order = new Uint32Array(values.length / WIDTH).map((_, index) => index);
  const compare = (a: number, b: number): number => {
    for (let column = 0; column < 4; column++) {
      const difference = (values[a * WIDTH + column] as number) - (values[b * WIDTH + column] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  order.sort((a, b) => compare(a, b) || a - b);
  const repeated: Repeated[] = [];
  let first = 0;
  for (let place = 1; place < order.length; place++) {
    const [a, b] = [order[first] as number, order[place] as number];
    if (compare(a, b) === 0) repeated.push({ line: lineOf(values, b), first: lineOf(values, a) });
    else first = place;
  }
  return repeated.sort((a, b) => a.line - b.line);
}
