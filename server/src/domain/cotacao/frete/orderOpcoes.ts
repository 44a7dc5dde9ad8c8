import type { PricedOpcao } from "./cotacao.ts";

/**
 * Orders options: `v` by freteCobrar, then prazoTotal; `p` the other way round; then in stock first, freteReal,
 * method, branch. No two options are equal, so the same input always gives the same list (COT-024).
 */
export function compareOpcoes(ordenacao: "v" | "p"): (a: PricedOpcao, b: PricedOpcao) => number {
  const rest = (a: PricedOpcao, b: PricedOpcao) =>
    a.possuiEstoque - b.possuiEstoque ||
    a.freteReal - b.freteReal ||
    a.metodo.id - b.metodo.id ||
    a.filial.id - b.filial.id;
  return ordenacao === "v"
    ? (a, b) => a.freteCobrar - b.freteCobrar || a.prazo.prazoTotal - b.prazo.prazoTotal || rest(a, b)
    : (a, b) => a.prazo.prazoTotal - b.prazo.prazoTotal || a.freteCobrar - b.freteCobrar || rest(a, b);
}

/** Sorts options in place by the loja's criterion. */
export function orderOpcoes(options: PricedOpcao[], ordenacao: "v" | "p"): PricedOpcao[] {
  return options.sort(compareOpcoes(ordenacao));
}
