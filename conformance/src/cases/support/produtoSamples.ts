import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Profile } from "../../profile/profile.ts";
import { CANAL } from "./cotacaoSamples.ts";

/** Code of one of the kit's own products. */
export function skuOf({ run }: Profile, name: string): string {
  return `KIT-${run}-${name}`;
}

/** A product with every field: stock 5, 0 and 10 at the three branches, and 2, 4 and 1 additional days. */
export function completeProduto(profile: Profile, sku: string): ProdutoEntrada {
  const [first, second, third] = profile.fixtures.filiais;
  return {
    sku,
    codigoAgrupador: `AGR-${profile.run}`,
    skuERP: "ERP-1",
    titulo: "Caixa organizadora",
    variacao: "Azul",
    categoria: "Casa",
    peso: 2.5,
    largura: 30,
    altura: 20,
    profundidade: 40,
    volumes: 1,
    preco: 100,
    status: true,
    filial: [
      { idFilial: first, quantidade: 5, prazoAdicional: 2 },
      { idFilial: second, quantidade: 0, prazoAdicional: 4 },
      { idFilial: third, quantidade: 10, prazoAdicional: 1 },
    ],
    dePara: [{ canal: CANAL, sku: `B-${sku}`, status: true }],
    precoCanal: { canal: [{ nome: CANAL, precoDe: 120, precoPor: 99.9, idVariacaoMkt: "V1" }] },
  };
}
