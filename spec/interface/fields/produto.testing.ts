import type { Fields } from "./fields.testing.ts";

/** Products, sent and answered. */
export const produto: Fields[] = [
  [
    "PROD-001",
    "Produto",
    [
      "sku: string 50",
      "skuERP: string 35",
      "codigoAgrupador, titulo: string",
      "variacao: string 60",
      "categoria: string 100",
      "peso, largura, altura, profundidade: numeric 9 3",
      "preco: numeric 9 2",
      "status: boolean",
      "filial, dePara: array",
      "precoCanal: object",
    ],
  ],
  ["PROD-001", "DePara", ["canal: string 60", "sku: string 50", "status: boolean"]],
  ["PROD-001", "PrecoCanalItem", ["nome: string 60", "precoDe, precoPor: numeric 9 2"]],
  ["PROD-015", "EstoqueFilial", ["idFilial: string 30", "quantidade, prazoAdicional: integer"]],
  [
    "PROD-014, PROD-016, PROD-017",
    "ProdutoEntrada",
    [
      "sku: string 50",
      "titulo: string 255",
      "codigoAgrupador?: string 50",
      "skuERP?: string 35",
      "variacao?: string 60",
      "categoria?: string 100",
      "peso, largura, altura, profundidade: numeric 9 3",
      "preco: numeric 9 2",
      "status: boolean",
      "volumes?: integer",
      "filial: array",
      "dePara?: array",
      "precoCanal?: object",
    ],
  ],
  ["PROD-020", "ProdutoGravado", ["sku, mensagem: string", "dePara, filial: array"]],
  ["PROD-020", "DeParaGravado", ["canal, sku, mensagem: string"]],
  ["PROD-020", "FilialGravada", ["idFilial, mensagem: string"]],
];
