import { cubagem, recordCubagem } from "./cubagem.ts";
import type { CarrinhoItem } from "./items.ts";
import { packageOverItems } from "./packageOverItems.ts";

/** Totals of a cart (COT-009): cents, thousandths of kg and cm, ten-thousandths of m3. */
export interface CarrinhoTotals {
  valorNF: number;
  totalPeso: number;
  totalCubagem: number;
  altura: number;
  largura: number;
  profundidade: number;
  /** Exact volume, 1e-15 m3. */
  volume: bigint;
}

/** Adds a cart up; its dimensions are those of one package over the items. */
export function carrinhoTotals(items: readonly CarrinhoItem[]): CarrinhoTotals {
  let valorNF = 0;
  let totalPeso = 0;
  for (const { quantidade, valorUnitario, peso } of items) {
    valorNF += quantidade * valorUnitario;
    totalPeso += quantidade * peso;
  }
  const volume = cubagem(items);
  return { valorNF, totalPeso, totalCubagem: recordCubagem(volume), ...packageOverItems(items), volume };
}

/** Largest value of a numeric field of nine digits, in its smallest unit. */
export const recordLimit = 999_999_999;

/** The first total that the record's nine digits cannot hold; null when all fit. Refuse the cart otherwise. */
export function totalBeyondRecord(totals: CarrinhoTotals): Exclude<keyof CarrinhoTotals, "volume"> | null {
  const fields = ["valorNF", "totalPeso", "totalCubagem", "altura", "largura", "profundidade"] as const;
  return fields.find((field) => totals[field] > recordLimit) ?? null;
}
