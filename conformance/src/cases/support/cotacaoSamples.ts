import type { CotacaoNova, VolumeCotado } from "@frete/contract/loja";
import type { Profile } from "../../profile/profile.ts";

/** Channel whose mappings and prices the kit's products carry. */
export const CANAL = "Canal do Kit";

/** A parcel of 2 kg and 24 dm³ that no catalogue knows. */
export const looseVolume: VolumeCotado = {
  quantidade: 1,
  valorUnitario: 59.9,
  peso: 2,
  altura: 20,
  largura: 30,
  profundidade: 40,
};

/** A quotation that every conforming server answers with options. */
export function cotacaoNova({ fixtures }: Profile, change: Partial<CotacaoNova> = {}): CotacaoNova {
  return { cepDestino: fixtures.destino.cepDestino, canal: CANAL, volumes: [looseVolume], ...change };
}
