import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { lojaCache } from "../loja/lojaCache.ts";
import { type CheckedProduto, checkProdutos } from "./checkProdutos.ts";
import { textos } from "./textos.ts";
import { upsertProdutos } from "./upsertProdutos.ts";

/**
 * Entries of products that are saved in one transaction, some 10 ms on SQLite: who else writes waits for one, not for a thousand products. Each
 * costs a flush, so that pieces of a fifth of it took twice as long in all. Every product has an outcome of its own, and a call that ends
 * half-way may be repeated (NS-082).
 */
const AT_ONCE = 1000;

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

/** The products in their order, in pieces of so few entries as are saved together. */
function inPieces(checked: readonly CheckedProduto[]): CheckedProduto[][] {
  const pieces: CheckedProduto[][] = [];
  let entries = Number.POSITIVE_INFINITY;
  for (const each of checked) {
    const own = 1 + each.filiais.length + each.dePara.length + (each.entrada?.precoCanal?.canal?.length ?? 0);
    if (entries + own > AT_ONCE) {
      pieces.push([]);
      entries = 0;
    }
    entries += own;
    pieces.at(-1)?.push(each);
  }
  return pieces;
}
