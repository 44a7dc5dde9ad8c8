import type { CarrinhoItem, CatalogoProduto } from "./items.ts";

/** The cart's lines added up per product, so that splitting a line changes nothing. */
export interface EstoqueDemand {
  produtos: readonly { produto: CatalogoProduto; pedido: number }[];
  /** Units of unregistered items: they count as in stock. */
  avulsos: number;
}

/** Stock of a cart at one branch. */
export interface CarrinhoEstoque {
  /** Inverted: 0 has stock, 1 has none (COT-015). */
  possuiEstoque: 0 | 1;
  estoque: number;
  maiorPrazoCros: number;
}

/** Adds quantities up per product. */
export function estoqueDemand(items: readonly CarrinhoItem[]): EstoqueDemand {
  const byProduct = new Map<number, { produto: CatalogoProduto; pedido: number }>();
  let avulsos = 0;
  for (const { produto, quantidade } of items) {
    const known = produto && byProduct.get(produto.idSku);
    if (!produto) avulsos += quantidade;
    else if (known) known.pedido += quantidade;
    else byProduct.set(produto.idSku, { produto, pedido: quantidade });
  }
  return { produtos: [...byProduct.values()], avulsos };
}

/** Units of a product at a branch; an inactive product has none. */
export function produtoEstoque(produto: CatalogoProduto, filialErp: string): number {
  return produto.ativo ? (produto.filiais.get(filialErp)?.quantidade ?? 0) : 0;
}

/** Whether a branch holds the whole cart, how much of it in all, and the longest cross lead time there (COT-017). */
export function filialEstoque({ produtos, avulsos }: EstoqueDemand, filialErp: string): CarrinhoEstoque {
  const stock: CarrinhoEstoque = { possuiEstoque: 0, estoque: avulsos, maiorPrazoCros: 0 };
  for (const { produto, pedido } of produtos) {
    const quantidade = produtoEstoque(produto, filialErp);
    if (quantidade < pedido) stock.possuiEstoque = 1;
    stock.estoque += quantidade;
    stock.maiorPrazoCros = Math.max(
      stock.maiorPrazoCros,
      produto.filiais.get(filialErp)?.prazoAdicional ?? 0,
    );
  }
  return stock;
}
