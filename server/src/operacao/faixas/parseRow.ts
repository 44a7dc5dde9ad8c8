import type { Faixa } from "../../domain/cotacao/tabela/types.ts";
import { rowLimits, validateRow } from "../../domain/cotacao/tabela/validateRow.ts";
import type { ColumnName, Header } from "./parseHeader.ts";
import { splitCells } from "./splitCells.ts";
import { textos } from "./textos.ts";

const CEP = /^(?:\d{5}-?\d{3}|\d{7})$/;
const INTEGER = /^\d{1,3}$/;
const DECIMAL = /^(\d{1,7})(?:[.,](\d*))?$/;
const SHOWN = 30;

/** Reads one line of a file as a row of a freight table. A text says what is wrong with it. */
export function parseRow(line: string, { separator, columns }: Header): Faixa | string {
  const cells = splitCells(line, separator);
  if (cells === null) return textos.aspas();
  if (cells.length !== columns.length) return textos.colunas(columns.length, cells.length);
  const row: Record<string, number | null> = { kgExcedente: null };
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index] as ColumnName;
    const text = cells[index] as string;
    if (text === "" && column === "kgExcedente") continue;
    const value = text === "" ? textos.vazio(column) : parseCell(column, text);
    if (typeof value === "string") return value;
    row[column] = value;
  }
  const complete = row as unknown as Faixa;
  return validateRow(complete) ?? complete;
}

function parseCell(column: ColumnName, text: string): number | string {
  const shown = text.slice(0, SHOWN);
  switch (column) {
    case "cepInicio":
    case "cepFim":
      // Seven digits: a spreadsheet took the leading zero away.
      return CEP.test(text) ? Number(text.replace("-", "")) : textos.cep(column, shown);
    case "prazo":
      return INTEGER.test(text) ? Number(text) : textos.inteiro(column, shown, rowLimits.prazo);
    case "pesoInicio":
    case "pesoFim":
      return scaled(text, 3) ?? textos.decimal(column, shown, 3, "999999,999");
    case "valor":
    case "kgExcedente":
      return scaled(text, 2) ?? textos.decimal(column, shown, 2, "9999999,99");
  }
}

/** A decimal with comma or point as an integer of `10^-scale`; undefined when it is none, too fine or too large. */
function scaled(text: string, scale: number): number | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > scale) return undefined;
  const value = Number(match[1] + fraction.padEnd(scale, "0"));
  return value <= 999_999_999 ? value : undefined;
}
