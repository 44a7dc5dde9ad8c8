import type { CotacaoNova } from "@frete/contract/loja";

/** The request that is quoted: eight registered products, one that only the channel knows by its own sku, one free item. */
export const quotationRequest: CotacaoNova = {
  filiaisOrigem: "SP01,PR01,PE01",
  cepDestino: "01310100",
  canal: "Marketplace A",
  volumes: Array.from({ length: 10 }, (_, index) => ({
    ...(index === 9 ? {} : { sku: index === 8 ? "MKT-500" : `SKU-${index * 37}` }),
    quantidade: 1 + (index % 2),
    valorUnitario: 129.9 + index,
    peso: 0.4,
    altura: 8,
    largura: 12,
    profundidade: 20,
  })),
};
