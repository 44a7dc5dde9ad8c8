import type { CotacaoNova, ProdutoEntrada, VolumeCotado } from "@frete/contract/loja";
import type { Profile } from "../../profile/profile.ts";

/** Channel whose mappings and prices the kit's products carry. */
export const CANAL = "Canal do Kit";

/** A parcel of 2 kg and 24 dm³ that no catalogue knows. */
export const volumeAvulso: VolumeCotado = {
  quantidade: 1,
  valorUnitario: 59.9,
  peso: 2,
  altura: 20,
  largura: 30,
  profundidade: 40,
};

/** A quotation that every conforming server answers with options. */
export function cotacaoNova({ fixtures }: Profile, change: Partial<CotacaoNova> = {}): CotacaoNova {
  return { cepDestino: fixtures.destino.cepDestino, canal: CANAL, volumes: [volumeAvulso], ...change };
}

/** Code of one of the kit's own products. */
export function skuDe({ run }: Profile, name: string): string {
  return `KIT-${run}-${name}`;
}

/** A product with every field: stock 5, 0 and 10 at the three branches, and 2, 4 and 1 additional days. */
export function produtoCompleto(profile: Profile, sku: string): ProdutoEntrada {
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
