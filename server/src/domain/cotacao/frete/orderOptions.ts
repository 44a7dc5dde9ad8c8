import type { DeliveryOption } from "./quotation.ts";

/**
 * Orders options: `v` by freteCobrar, then prazoTotal; `p` the other way round; then in stock first, freteReal,
 * method, branch. No two options are equal, so the same input always gives the same list (COT-024).
 */
export function compareOptions(ordenacao: "v" | "p"): (a: DeliveryOption, b: DeliveryOption) => number {
  const rest = (a: DeliveryOption, b: DeliveryOption) =>
    a.possuiEstoque - b.possuiEstoque ||
    a.freteReal - b.freteReal ||
    a.metodo.id - b.metodo.id ||
    a.filial.id - b.filial.id;
  return ordenacao === "v"
    ? (a, b) => a.freteCobrar - b.freteCobrar || a.prazo.prazoTotal - b.prazo.prazoTotal || rest(a, b)
    : (a, b) => a.prazo.prazoTotal - b.prazo.prazoTotal || a.freteCobrar - b.freteCobrar || rest(a, b);
}

/** Sorts options in place by the store's criterion. */
export function orderOptions(options: DeliveryOption[], ordenacao: "v" | "p"): DeliveryOption[] {
  return options.sort(compareOptions(ordenacao));
}
