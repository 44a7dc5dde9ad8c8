import { storedDocument } from "../../platform/storage/storedDocument.ts";

/** Stock of a product at a branch; idFilial is the ERP code. */
export interface StoredEstoque {
  idFilial: string;
  quantidade: number;
  prazoAdicional: number;
}

/** Price of a product in a channel; cents. */
export interface StoredPreco {
  nome: string;
  precoDe: number;
  precoPor: number;
  idVariacaoMkt?: string;
}

/** The stock of a product at each branch, as `produto.filiais` holds it. */
export const estoquesDocument = storedDocument<StoredEstoque[]>("produto.filiais");

/** The prices of a product in each channel, as `produto.precos` holds them. */
export const precosDocument = storedDocument<StoredPreco[]>("produto.precos");
