import type { Boxed } from "./cubagem.ts";

/** Stock and extra days of a product at a branch. */
export interface FilialEstoque {
  quantidade: number;
  prazoAdicional: number;
}

/** What quoting needs of a registered product; branches by ERP code. */
export interface CatalogoProduto {
  idSku: number;
  sku: string;
  categoria: string | null;
  /** An inactive product counts as without stock (NS-017). */
  ativo: boolean;
  filiais: ReadonlyMap<string, FilialEstoque>;
}

/**
 * One line of the cart with weights and sizes already decided: the catalogue's when `produto` is set, else the
 * request's (COT-035, COT-036). Weight in thousandths of kg, sides in thousandths of cm, valorUnitario in cents.
 */
export interface CarrinhoItem extends Boxed {
  sku: string | null;
  peso: number;
  valorUnitario: number;
  produto: CatalogoProduto | null;
}
