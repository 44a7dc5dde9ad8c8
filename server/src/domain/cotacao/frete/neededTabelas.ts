import type { TabelaSettings } from "./lojaData.ts";
import type { PreparedLoja } from "./prepareLoja.ts";
import { selectFiliais } from "./selectFiliais.ts";

/** The tables a quotation may look at, each once: load their bands before calling `quote`. */
export function neededTabelas(loja: PreparedLoja, filiaisOrigem: string | null): TabelaSettings[] {
  const needed = new Set<TabelaSettings>();
  for (const { pairs } of selectFiliais(loja, filiaisOrigem).filiais) {
    for (const { tabelas } of pairs) for (const { settings } of tabelas) needed.add(settings);
  }
  return [...needed];
}
