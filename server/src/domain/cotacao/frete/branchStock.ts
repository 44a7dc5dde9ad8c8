import type { CatalogueProduct, QuotationItem } from "./items.ts";

/** The cart's lines added up per product, so that splitting a line changes nothing. */
export interface StockDemand {
  products: readonly { produto: CatalogueProduct; pedido: number }[];
  /** Units of unregistered items: they count as in stock. */
  avulsos: number;
}

/** Stock of a cart at one branch. */
export interface CartStock {
  /** Inverted: 0 has stock, 1 has none (COT-015). */
  possuiEstoque: 0 | 1;
  estoque: number;
  maiorPrazoCros: number;
}

/** Adds quantities up per product. */
export function stockDemand(items: readonly QuotationItem[]): StockDemand {
  const byProduct = new Map<number, { produto: CatalogueProduct; pedido: number }>();
  let avulsos = 0;
  for (const { produto, quantidade } of items) {
    const known = produto && byProduct.get(produto.idSku);
    if (!produto) avulsos += quantidade;
    else if (known) known.pedido += quantidade;
    else byProduct.set(produto.idSku, { produto, pedido: quantidade });
  }
  return { products: [...byProduct.values()], avulsos };
}

/** Units of a product at a branch; an inactive product has none. */
export function productStock(produto: CatalogueProduct, filialErp: string): number {
  return produto.ativo ? (produto.filiais.get(filialErp)?.quantidade ?? 0) : 0;
}

/** Whether a branch holds the whole cart, how much of it in all, and the longest cross lead time there (COT-017). */
export function branchStock({ products, avulsos }: StockDemand, filialErp: string): CartStock {
  const stock: CartStock = { possuiEstoque: 0, estoque: avulsos, maiorPrazoCros: 0 };
  for (const { produto, pedido } of products) {
    const quantidade = productStock(produto, filialErp);
    if (quantidade < pedido) stock.possuiEstoque = 1;
    stock.estoque += quantidade;
    stock.maiorPrazoCros = Math.max(
      stock.maiorPrazoCros,
      produto.filiais.get(filialErp)?.prazoAdicional ?? 0,
    );
  }
  return stock;
}
