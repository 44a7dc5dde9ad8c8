import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { lojaCache } from "../loja/lojaCache.ts";
import { type CheckedProduto, checkProdutos } from "./checkProdutos.ts";
import { textos } from "./textos.ts";
import { upsertProdutos } from "./upsertProdutos.ts";

/**
 * What is saved in one transaction, in rows, some 10 ms on SQLite: who else writes waits for one, not for a thousand products of hundreds of
 * entries. Each costs a flush. Every product has an outcome of its own, and a call that ends half-way may be repeated (NS-082).
 */
const AT_ONCE = 2000;
/** Of a row, what a branch or a price costs, which is in the row of its product. */
const ENTRY = 0.25;

/** POST /produto: creates or updates products and stock, with an outcome per item (PROD-012, ERR-043). */
export function salvarProdutos({ db }: Services): LojaHandler<"salvarProdutos"> {
  const openLoja = lojaCache(db);
  return async ({ body }, { idLoja, versao }) => {
    const { limites } = await openLoja(idLoja, versao);
    if (body.produto.length > limites.produtos)
      throw invalid("produto", textos.produtosDemais(limites.produtos));
    const checked = await checkProdutos(body.produto);
    for (const some of inPieces(checked)) await db.transaction((trx) => upsertProdutos(trx, idLoja, some));
    return { produto: checked.map(({ outcome }) => outcome) };
  };
}

/** The products in their order, in pieces of so much as is saved together. */
function inPieces(checked: readonly CheckedProduto[]): CheckedProduto[][] {
  const pieces: CheckedProduto[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const each of checked) {
    const entries = each.filiais.length + (each.entrada?.precoCanal?.canal?.length ?? 0);
    const own = 1 + each.dePara.length + ENTRY * entries;
    if (rows + own > AT_ONCE) {
      pieces.push([]);
      rows = 0;
    }
    rows += own;
    pieces.at(-1)?.push(each);
  }
  return pieces;
}
