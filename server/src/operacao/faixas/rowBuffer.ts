import type { Faixa } from "../../domain/cotacao/tabela/types.ts";

/** Numbers per row: the seven of a row (an absent kgExcedente is -1) and its line in the file. */
export const WIDTH = 8;

/** Rows as numbers in one growing block of memory: 32 bytes each, and handed to another thread without a copy. */
export interface RowBuffer {
  readonly length: number;
  push(row: Faixa, line: number): void;
  /** The numbers of all rows; the buffer is not used after this. */
  take(): Int32Array<ArrayBuffer>;
}

/** An empty buffer. */
export function rowBuffer(): RowBuffer {
  let values = new Int32Array(1024 * WIDTH);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(row, line) {
      if ((length + 1) * WIDTH > values.length) {
        const larger = new Int32Array(values.length * 2);
        larger.set(values);
        values = larger;
      }
      let at = length * WIDTH;
      values[at++] = row.cepInicio;
      values[at++] = row.cepFim;
      values[at++] = row.pesoInicio;
      values[at++] = row.pesoFim;
      values[at++] = row.valor;
      values[at++] = row.prazo;
      values[at++] = row.kgExcedente ?? -1;
      values[at] = line;
      length++;
    },
    take: () => values.slice(0, length * WIDTH),
  };
}

/** The row at a place of the block. */
export function rowAt(values: Int32Array, index: number): Faixa {
  const at = index * WIDTH;
  const number = (offset: number) => values[at + offset] as number;
  return {
    cepInicio: number(0),
    cepFim: number(1),
    pesoInicio: number(2),
    pesoFim: number(3),
    valor: number(4),
    prazo: number(5),
    kgExcedente: number(6) < 0 ? null : number(6),
  };
}

/** The line of the file that a row came from. */
export function lineOf(values: Int32Array, index: number): number {
  return values[index * WIDTH + WIDTH - 1] as number;
}
