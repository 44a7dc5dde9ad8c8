import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { lojaCache } from "../loja/lojaCache.ts";
import { checkProdutos } from "./checkProdutos.ts";
import { textos } from "./textos.ts";
import { upsertProdutos } from "./upsertProdutos.ts";

/** POST /produto: creates or updates products and stock, with an outcome per item (PROD-012, ERR-043). */
export function salvarProdutos({ db }: Services): LojaHandler<"salvarProdutos"> {
  const openLoja = lojaCache(db);
  return async ({ body }, { idLoja, versao }) => {
    const { limites } = await openLoja(idLoja, versao);
    if (body.produto.length > limites.produtos)
      throw invalid("produto", textos.produtosDemais(limites.produtos));
    const checked = await checkProdutos(body.produto);
    await db.transaction((trx) => upsertProdutos(trx, idLoja, checked));
    return { produto: checked.map(({ outcome }) => outcome) };
  };
}
