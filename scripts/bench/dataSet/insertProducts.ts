import type { Knex } from "knex";
import type { ProdutoDeParaRow, ProdutoRow } from "../../../server/src/domain/produto/produtoTables.ts";
import { branches } from "./branches.ts";
import { stores } from "./tokens.ts";

const PRODUCTS = 5000;
const CHANNELS = ["Marketplace A", "Marketplace B", "Site"];

/** Products with stock at every branch and prices for every channel, a fifth of them known to a channel by another sku. */
export async function insertProducts(trx: Knex.Transaction, random: () => number): Promise<void> {
  const id_loja = stores.quoting;
  const products = Array.from(
    { length: PRODUCTS },
    (_, id): ProdutoRow => ({
      id_loja,
      id: id + 1,
      sku: `SKU-${id}`,
      sku_erp: `E${id}`,
      codigo_agrupador: `G${id % 900}`,
      titulo: `Produto de teste número ${id}`,
      variacao: "110 V",
      categoria: "Eletroportáteis",
      peso: 300 + (id % 700),
      largura: 12_000,
      altura: 8000,
      profundidade: 20_000,
      volumes: 1,
      preco: 9990 + id,
      status: 1,
      filiais: JSON.stringify(
        branches.map(({ filial_erp: idFilial }, index) => ({
          idFilial,
          quantidade: Math.floor(random() * 90),
          prazoAdicional: index,
        })),
      ),
      precos: JSON.stringify(CHANNELS.map((nome) => ({ nome, precoDe: 10_990 + id, precoPor: 9990 + id }))),
    }),
  );
  for (let at = 0; at < PRODUCTS; at += 500) await trx("produto").insert(products.slice(at, at + 500));
  const mappings = products.slice(0, 1000).map(
    ({ id }): ProdutoDeParaRow => ({
      id_loja,
      canal: CHANNELS[0] ?? "",
      sku_busca: `MKT-${id}`,
      id_produto: id,
      status: 1,
    }),
  );
  await trx("produto_de_para").insert(mappings);
}
