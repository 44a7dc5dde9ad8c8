import type { Flag } from "../../platform/storage/columnTypes.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    produto: ProdutoRow;
    produto_de_para: ProdutoDeParaRow;
  }
}

export interface ProdutoRow {
  id_loja: number;
  id: number;
  /** At most 50 characters, unique per loja. */
  sku: string;
  sku_erp: string | null;
  codigo_agrupador: string | null;
  titulo: string;
  variacao: string | null;
  categoria: string | null;
  peso: number;
  largura: number;
  altura: number;
  profundidade: number;
  volumes: number | null;
  preco: number;
  status: Flag;
  /** JSON array of `{idFilial, quantidade, prazoAdicional}`; idFilial is the ERP code. */
  filiais: string;
  /** JSON array of `{nome, precoDe, precoPor, idVariacaoMkt?}`, cents. */
  precos: string;
}

/** Search code of a channel that resolves to a product: the one place where mappings are kept (PROD-008). */
export interface ProdutoDeParaRow {
  id_loja: number;
  canal: string;
  sku_busca: string;
  id_produto: number;
  status: Flag;
}
