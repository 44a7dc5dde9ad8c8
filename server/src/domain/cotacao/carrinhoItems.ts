import type { CotacaoNova } from "@frete/contract/loja";
import { invalid } from "../../http/errors.ts";
import { toCents, toThousandths } from "../../platform/numbers.ts";
import type { StoredProduto } from "../produto/produtoRepository.ts";
import { type CarrinhoItem, carrinhoTotals, totalBeyondRecord } from "./frete/index.ts";
import { textos } from "./textos.ts";

const MEASURES = ["peso", "altura", "largura", "profundidade"] as const;

/**
 * The lines of a cart with weight and sizes decided: of the catalogue for a registered sku (COT-036), else of the request
 * (COT-035).
 *
 * @param field what the list is called in the request
 * @throws HttpError 400 naming the field: an unregistered item without a measure (NS-058), or totals that the record's nine
 * digits cannot hold
 */
export function carrinhoItems(
  volumes: CotacaoNova["volumes"],
  catalogo: ReadonlyMap<string, StoredProduto>,
  field = "volumes",
): CarrinhoItem[] {
  const items = volumes.map((volume, index): CarrinhoItem => {
    const common = {
      sku: volume.sku ?? null,
      quantidade: volume.quantidade,
      valorUnitario: toCents(volume.valorUnitario),
    };
    const produto = volume.sku === undefined ? undefined : catalogo.get(volume.sku);
    if (produto) {
      const { peso, altura, largura, profundidade } = produto;
      return { ...common, peso, altura, largura, profundidade, produto: toCatalogue(produto) };
    }
    const missing = MEASURES.find((measure) => volume[measure] === undefined);
    if (missing) throw invalid(`${field}.${index}.${missing}`, textos.medidaObrigatoria());
    const [peso, altura, largura, profundidade] = MEASURES.map((measure) =>
      toThousandths(volume[measure] as number),
    );
    return { ...common, peso, altura, largura, profundidade, produto: null } as CarrinhoItem;
  });
  const beyond = totalBeyondRecord(carrinhoTotals(items));
  if (beyond) throw invalid(field, textos.totalAcimaDoLimite(beyond));
  return items;
}

function toCatalogue(produto: StoredProduto): CarrinhoItem["produto"] {
  const filiais = produto.filiais.map(({ idFilial, quantidade, prazoAdicional }) => {
    return [idFilial, { quantidade, prazoAdicional }] as const;
  });
  return {
    idSku: produto.id,
    sku: produto.sku,
    categoria: produto.categoria,
    ativo: produto.status === 1,
    filiais: new Map(filiais),
  };
}
