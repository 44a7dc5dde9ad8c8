import { textos } from "./textos.ts";
import type { Faixa } from "./types.ts";

/** Upper limits of a row: 8-digit CEP, numeric(9,3) weights, numeric(9,2) money, and a year of business days. */
export const rowLimits = { cep: 99_999_999, peso: 999_999_999, valor: 999_999_999, prazo: 999 } as const;

const limits: [keyof Faixa, number][] = [
  ["cepInicio", rowLimits.cep],
  ["cepFim", rowLimits.cep],
  ["pesoInicio", rowLimits.peso],
  ["pesoFim", rowLimits.peso],
  ["valor", rowLimits.valor],
  ["prazo", rowLimits.prazo],
  ["kgExcedente", rowLimits.valor],
];

/** Checks one row of a freight table; the answer names the first bad column, or is null when the row is good. */
export function validateRow(row: Faixa): string | null {
  for (const [column, maximum] of limits) {
    const value = row[column];
    if (value === null && column === "kgExcedente") continue;
    if (!Number.isInteger(value)) return textos.inteiro(column);
    if ((value as number) < 0 || (value as number) > maximum) return textos.faixa(column, 0, maximum);
  }
  if (row.cepFim < row.cepInicio) return textos.fimAntes("cepFim", "cepInicio");
  if (row.pesoFim <= row.pesoInicio) return textos.fimNaoMaior("pesoFim", "pesoInicio");
  return null;
}
