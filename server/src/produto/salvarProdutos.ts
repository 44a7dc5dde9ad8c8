import type { LojaHandler } from "../lojaHandler.ts";
import type { Services } from "../services.ts";
import { checkProdutos } from "./checkProdutos.ts";
import { gravarProdutos } from "./gravarProdutos.ts";

/** POST /produto: creates or updates products and stock, with an outcome per item (PROD-012, ERR-043). */
export function salvarProdutos({ db }: Services): LojaHandler<"salvarProdutos"> {
  return async ({ body }, { idLoja }) => {
    const checked = checkProdutos(body.produto);
    await db.transaction((trx) => gravarProdutos(trx, idLoja, checked));
    return { produto: checked.map(({ outcome }) => outcome) };
  };
}
