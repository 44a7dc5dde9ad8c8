import type { ProdutoDemo } from "../types.ts";
import { daCategoria } from "./daCategoria.ts";

const praia = daCategoria("Praia", ["RJ01"]);
const mercearia = daCategoria("Mercearia", ["RJ01"]);

/** The catalogue of the second loja. Its first sku exists in the first loja too, with other data: lojas never mix. */
export const produtosLoja2: ProdutoDemo[] = [
  praia("CAMISETA-P-AZUL", "Camiseta de praia com proteção solar P", 0.24, [28, 4, 32], 119.9, [15], {
    agrupador: "CAMISETA-PRAIA",
    variacao: "Tamanho P",
    dePara: [{ canal: "marketplace", sku: "MKT-1001", status: true }],
  }),
  praia("CANGA-LISTRADA", "Canga listrada", 0.3, [25, 4, 25], 69.9, [50]),
  praia("GUARDA-SOL", "Guarda-sol de 2 m", 2.7, [14, 14, 118], 179.9, [12]),
  praia("CADEIRA-PRAIA", "Cadeira de praia", 3.4, [60, 12, 85], 149.9, [[6, 2]]),
  praia("PRANCHA-BODY", "Prancha de bodyboard", 2.2, [52, 8, 106], 329.9, [0]),
  mercearia("CAFE-1KG", "Café torrado em grãos, 1 kg", 1.05, [14, 9, 24], 79.9, [200]),
  mercearia("AZEITE-500", "Azeite extravirgem, 500 ml", 0.95, [8, 28, 8], 54.9, [90]),
  mercearia("CESTA-QUEIJOS", "Cesta de queijos", 3.2, [38, 20, 30], 259, [[0, 3]]),
];
