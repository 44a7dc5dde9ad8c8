import type { Faixa } from "../../domain/cotacao/tabela/types.ts";
import { type Separator, splitCells } from "./splitCells.ts";
import { textos } from "./textos.ts";

/** Columns of a file of rows, in the order of exported files. */
export const COLUMNS = [
  "cepInicio",
  "cepFim",
  "pesoInicio",
  "pesoFim",
  "valor",
  "prazo",
  "kgExcedente",
] as const satisfies readonly (keyof Faixa)[];

export type ColumnName = (typeof COLUMNS)[number];

/** Which separator a file uses and in which order its columns come. */
export interface Header {
  separator: Separator;
  columns: ColumnName[];
}

/** Reads the first line: any order, any case, `kgExcedente` may be missing. A text says what is wrong with it. */
export function parseHeader(line: string): Header | string {
  const separator: Separator = line.includes(";") ? ";" : ",";
  const cells = splitCells(line, separator) ?? [];
  const columns = cells.map((cell) => COLUMNS.find((name) => name.toLowerCase() === cell.toLowerCase()));
  if (columns.every((column) => column === undefined)) return textos.cabecalhoAusente(COLUMNS);
  const known: ColumnName[] = [];
  for (const [index, column] of columns.entries()) {
    if (column === undefined) return textos.colunaDesconhecida((cells[index] as string).slice(0, 40));
    if (known.includes(column)) return textos.colunaRepetida(column);
    known.push(column);
  }
  const missing = COLUMNS.find((column) => column !== "kgExcedente" && !known.includes(column));
  return missing === undefined ? { separator, columns: known } : textos.colunaFaltando(missing);
}
