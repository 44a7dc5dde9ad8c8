import type { ProdutoDemo } from "../types.ts";
import { daCategoria, type Saldo } from "./daCategoria.ts";

const filiais = ["SP01", "PR01", "PE01"];
const roupa = daCategoria("Vestuário", filiais);
const calcado = daCategoria("Calçados", filiais);

function camiseta(tamanho: string, cor: string, saldos: Saldo[], mkt: string): ProdutoDemo {
  return roupa(
    `CAMISETA-${tamanho}-${cor.toUpperCase()}`,
    `Camiseta básica de algodão ${cor.toLowerCase()} ${tamanho}`,
    0.18,
    [25, 3, 30],
    59.9,
    saldos,
    {
      agrupador: "CAMISETA",
      variacao: `Cor ${cor}, tamanho ${tamanho}`,
      canais: { site: [69.9, 59.9], marketplace: [79.9, 64.9], app: [69.9, 54.9] },
      dePara: [{ canal: "marketplace", sku: mkt, status: true }],
    },
  );
}

const tenis = (numero: number, saldos: Saldo[]): ProdutoDemo =>
  calcado(`TENIS-${numero}`, `Tênis de corrida ${numero}`, 0.85, [21, 12, 33], 249.9, saldos, {
    agrupador: "TENIS",
    variacao: `Número ${numero}`,
    canais: { site: [299.9, 249.9], marketplace: [299.9, 269.9] },
  });

const jaqueta = (tamanho: string, saldos: Saldo[]): ProdutoDemo =>
  roupa(
    `JAQUETA-${tamanho}-VERDE`,
    `Jaqueta corta-vento verde ${tamanho}`,
    0.62,
    [30, 8, 40],
    189.9,
    saldos,
    {
      agrupador: "JAQUETA",
      variacao: `Tamanho ${tamanho}`,
    },
  );

/** Clothes and shoes: families of variations. */
export const vestuario: ProdutoDemo[] = [
  camiseta("P", "Azul", [40, 12, 25], "MKT-1001"),
  camiseta("M", "Azul", [60, 20, 30], "MKT-1002"),
  camiseta("G", "Azul", [35, 0, 18], "MKT-1003"),
  camiseta("P", "Preta", [22, 9, 0], "MKT-1004"),
  camiseta("M", "Preta", [51, 14, [6, 4]], "MKT-1005"),
  camiseta("G", "Preta", [0, [0, 5], [0, 7]], "MKT-1006"),
  tenis(39, [14, 6, 4]),
  tenis(40, [18, 0, 9]),
  tenis(41, [25, 11, 0]),
  tenis(42, [[0, 6], 3, 2]),
  jaqueta("M", [16, 30, 0]),
  jaqueta("G", [9, 22, 0]),
];
