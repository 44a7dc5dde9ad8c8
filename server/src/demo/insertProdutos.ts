import type { Knex } from "knex";
import { estoquesDocument, precosDocument } from "../domain/produto/produtoDocuments.ts";
import type { ProdutoDeParaRow, ProdutoRow } from "../domain/produto/produtoTables.ts";
import { toCents, toThousandths } from "../platform/numbers.ts";
import { toFlag } from "../platform/storage/columnTypes.ts";
import { insertRows } from "./insertRows.ts";
import type { ProdutoDemo } from "./types.ts";

/** Inserts the loja's catalogue with stock, channel prices and channel skus. */
export async function insertProdutos(
  trx: Knex.Transaction,
  idLoja: number,
  produtos: readonly ProdutoDemo[],
): Promise<void> {
  const ids = await insertRows(trx, idLoja, "produto", produtos.map(produtoRow));
  const mappings = produtos.flatMap(({ dePara = [] }, index) =>
    dePara.map(
      ({ canal, sku, status }): ProdutoDeParaRow => ({
        id_loja: idLoja,
        canal,
        sku_busca: sku,
        id_produto: ids[index] as number,
        status: toFlag(status),
      }),
    ),
  );
  if (mappings.length > 0) await trx("produto_de_para").insert(mappings);
}

function produtoRow(produto: ProdutoDemo, index: number): Omit<ProdutoRow, "id_loja" | "id"> {
  const [largura, altura, profundidade] = produto.medidas;
  return {
    sku: produto.sku,
    sku_erp: `ERP${String(index + 1).padStart(5, "0")}`,
    codigo_agrupador: produto.agrupador ?? null,
    titulo: produto.titulo,
    variacao: produto.variacao ?? null,
    categoria: produto.categoria,
    peso: toThousandths(produto.peso),
    largura: toThousandths(largura),
    altura: toThousandths(altura),
    profundidade: toThousandths(profundidade),
    volumes: produto.volumes ?? null,
    preco: toCents(produto.preco),
    status: toFlag(!produto.inativo),
    filiais: estoquesDocument.render(
      Object.entries(produto.estoque).map(([idFilial, [quantidade, prazoAdicional]]) => ({
        idFilial,
        quantidade,
        prazoAdicional,
      })),
    ),
    precos: precosDocument.render(
      Object.entries(produto.canais ?? {}).map(([nome, [precoDe, precoPor]]) => ({
        nome,
        precoDe: toCents(precoDe),
        precoPor: toCents(precoPor),
      })),
    ),
  };
}
