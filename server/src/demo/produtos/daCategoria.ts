import type { EstoqueDemo, ProdutoDemo } from "../types.ts";

/** Stock at a branch; a bare number needs no extra days. */
export type Saldo = number | EstoqueDemo;

/** What a product of a list may have besides the columns. */
type Extra = Partial<
  Pick<ProdutoDemo, "agrupador" | "variacao" | "volumes" | "inativo" | "canais" | "dePara">
>;

/**
 * Makes the function that writes one line of a product list: sku, title, kg, [largura, altura, profundidade] in cm,
 * price in reais, stock at each of `filiais` in their order, and what only some products have.
 */
export function daCategoria(categoria: string, filiais: readonly string[]) {
  return (
    sku: string,
    titulo: string,
    peso: number,
    medidas: ProdutoDemo["medidas"],
    preco: number,
    saldos: readonly Saldo[],
    extra: Extra = {},
  ): ProdutoDemo => {
    const estoque = Object.fromEntries(
      saldos.map((saldo, index): [string, EstoqueDemo] => [
        filiais[index] ?? "",
        typeof saldo === "number" ? [saldo, 0] : saldo,
      ]),
    );
    return { sku, titulo, categoria, peso, medidas, preco, estoque, ...extra };
  };
}
