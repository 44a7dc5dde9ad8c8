import type { ProdutosLidos } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound } from "../../http/errors.ts";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import type { Services } from "../../platform/services.ts";
import { findDePara, findProdutos, parseProduto, type StoredProduto } from "./produtoRepository.ts";
import type { ProdutoDeParaRow } from "./produtoTables.ts";
import { textos } from "./textos.ts";

/** GET /produto/sku/{sku}: the registered product (PROD-022); search skus of channels do not find it (NS-062). */
export function consultarProduto({ db }: Services): LojaHandler<"consultarProduto"> {
  return async ({ path: { sku } }, { idLoja }) => {
    const row = (await findProdutos(db.reader, idLoja, [sku])).get(sku);
    if (!row) throw notFound(textos.produtoNaoEncontrado());
    return { produto: [toRecord(parseProduto(row), await findDePara(db.reader, idLoja, row.id))] };
  };
}

function toRecord(
  produto: StoredProduto,
  dePara: readonly ProdutoDeParaRow[],
): ProdutosLidos["produto"][number] {
  return {
    sku: produto.sku,
    codigoAgrupador: produto.codigo_agrupador,
    skuERP: produto.sku_erp,
    titulo: produto.titulo,
    variacao: produto.variacao,
    categoria: produto.categoria,
    peso: fromThousandths(produto.peso),
    largura: fromThousandths(produto.largura),
    altura: fromThousandths(produto.altura),
    profundidade: fromThousandths(produto.profundidade),
    preco: fromCents(produto.preco),
    status: produto.status === 1,
    filial: produto.filiais,
    dePara: dePara.map(({ canal, sku_busca, status }) => ({ canal, sku: sku_busca, status: status === 1 })),
    precoCanal: {
      canal: produto.precos.map(({ nome, precoDe, precoPor }) => ({
        nome,
        precoDe: fromCents(precoDe),
        precoPor: fromCents(precoPor),
      })),
    },
  };
}
