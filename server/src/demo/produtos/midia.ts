import type { ProdutoDemo } from "../types.ts";
import { daCategoria, type Saldo } from "./daCategoria.ts";

const filiais = ["SP01", "PR01", "PE01"];
const livro = daCategoria("Livros", filiais);
const eletronico = daCategoria("Eletrônicos", filiais);

const celular = (memoria: number, preco: number, saldos: Saldo[]): ProdutoDemo =>
  eletronico(`CELULAR-${memoria}`, `Celular 6,5" ${memoria} GB`, 0.38, [9, 6, 17], preco, saldos, {
    agrupador: "CELULAR",
    variacao: `${memoria} GB`,
    canais: { site: [preco + 300, preco], marketplace: [preco + 300, preco + 100] },
    dePara: [{ canal: "marketplace", sku: `MKT-20${memoria}`, status: true }],
  });

/** Books and electronics. */
export const midia: ProdutoDemo[] = [
  livro("LIVRO-ROMANCE", "A casa da serra (romance)", 0.42, [16, 3, 23], 54.9, [120, 40, 35]),
  livro("LIVRO-RECEITAS", "Cozinha do dia a dia", 0.95, [21, 3, 28], 89.9, [44, 15, 0]),
  livro("LIVRO-INFANTIL", "O tatu que sabia voar", 0.31, [20, 1, 25], 39.9, [75, 30, 28]),
  livro("LIVRO-DIREITO", "Manual de direito do transporte", 1.35, [17, 6, 24], 219, [[8, 3], 0, 0]),
  livro("BOX-FANTASIA", "As crônicas do planalto, cinco volumes", 2.4, [17, 16, 24], 199.9, [26, 12, 7]),
  eletronico("NOTEBOOK-15", 'Notebook 15,6" 16 GB', 2.35, [42, 9, 31], 3899, [12, 4, [2, 3]], {
    canais: { site: [4299, 3899], marketplace: [4499, 4099] },
    dePara: [
      { canal: "marketplace", sku: "MKT-2015", status: true },
      { canal: "marketplace", sku: "MKT-ANTIGO", status: false },
    ],
  }),
  celular(128, 1499, [30, 16, 11]),
  celular(256, 1899, [17, 0, 5]),
  eletronico("FONE-BT", "Fone de ouvido sem fio", 0.21, [12, 6, 16], 199.9, [85, 33, 40], {
    canais: { app: [199.9, 179.9] },
  }),
  eletronico("CAIXA-SOM", "Caixa de som portátil", 0.9, [24, 12, 12], 329.9, [20, 8, 0]),
  eletronico("MONITOR-27", 'Monitor 27"', 6.1, [71, 48, 18], 1099, [10, [0, 4], 3]),
  eletronico("TV-55", 'Televisor 55" 4K', 18.4, [137, 84, 16], 2599, [7, 2, 4]),
  eletronico("DISCMAN", "Tocador de CD portátil (fora de linha)", 0.4, [15, 4, 18], 149.9, [3, 0, 0], {
    inativo: true,
  }),
];
