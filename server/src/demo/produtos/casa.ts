import type { ProdutoDemo } from "../types.ts";
import { daCategoria, type Saldo } from "./daCategoria.ts";

const filiais = ["SP01", "PR01", "PE01"];
const casaItem = daCategoria("Casa e cozinha", filiais);
const movel = daCategoria("Móveis", filiais);
const esporte = daCategoria("Esporte e lazer", filiais);

const cafeteira = (voltagem: number, saldos: Saldo[]): ProdutoDemo =>
  casaItem(`CAFETEIRA-${voltagem}`, `Cafeteira elétrica ${voltagem} V`, 2.1, [24, 34, 22], 219.9, saldos, {
    agrupador: "CAFETEIRA",
    variacao: `${voltagem} V`,
    canais: { site: [259.9, 219.9] },
    dePara: [{ canal: "marketplace", sku: `MKT-3${voltagem}`, status: true }],
  });

const liquidificador = (voltagem: number, saldos: Saldo[]): ProdutoDemo =>
  casaItem(`LIQUIDIFICADOR-${voltagem}`, `Liquidificador ${voltagem} V`, 1.9, [22, 42, 20], 159.9, saldos, {
    agrupador: "LIQUIDIFICADOR",
    variacao: `${voltagem} V`,
  });

/** Home, furniture and sport: from a towel to a wardrobe in three volumes. */
export const casa: ProdutoDemo[] = [
  cafeteira(110, [28, 13, 0]),
  cafeteira(220, [0, 7, 24]),
  liquidificador(110, [31, 10, 0]),
  liquidificador(220, [[0, 3], 6, 27]),
  casaItem("PANELA-PRESSAO", "Panela de pressão 4,5 L", 1.75, [40, 19, 23], 129.9, [48, 21, 16]),
  casaItem("JOGO-TOALHAS", "Jogo de toalhas, 5 peças", 1.6, [35, 15, 30], 139.9, [36, 18, 22]),
  casaItem("EDREDOM-QUEEN", "Edredom queen", 2.8, [60, 25, 45], 259.9, [19, 25, 0]),
  movel("CADEIRA-ESCRITORIO", "Cadeira de escritório", 13.5, [62, 60, 32], 699, [15, 6, 4]),
  movel("MESA-JANTAR", "Mesa de jantar, 6 lugares", 38, [165, 14, 92], 1290, [5, [0, 10], 2], { volumes: 2 }),
  movel("SOFA-3-LUGARES", "Sofá de 3 lugares", 52, [210, 88, 90], 2490, [[3, 7], 0, [0, 15]], { volumes: 2 }),
  movel("GUARDA-ROUPA", "Guarda-roupa de 6 portas", 118, [195, 22, 62], 1890, [4, 2, [1, 5]], { volumes: 3 }),
  movel("COLCHAO-CASAL", "Colchão de casal", 24, [138, 26, 188], 1190, [9, 5, 3]),
  esporte("BICICLETA-29", "Bicicleta aro 29", 15.8, [140, 78, 22], 1799, [8, 3, 5]),
  esporte("HALTER-10KG", "Halter de 10 kg, par", 20.2, [38, 18, 20], 289.9, [14, 10, 0]),
  esporte("BOLA-FUTEBOL", "Bola de futebol", 0.45, [22, 22, 22], 99.9, [66, 27, 31]),
  esporte("BARRACA-4", "Barraca para 4 pessoas", 4.6, [62, 18, 18], 449.9, [11, [0, 8], 6]),
];
