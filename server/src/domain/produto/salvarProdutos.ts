import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { readConfiguracao } from "../loja/configuracaoLoja.ts";
import { checkProdutos } from "./checkProdutos.ts";
import { textos } from "./textos.ts";
import { upsertProdutos } from "./upsertProdutos.ts";

/** POST /produto: creates or updates products and stock, with an outcome per item (PROD-012, ERR-043). */
export function salvarProdutos({ db }: Services): LojaHandler<"salvarProdutos"> {
  return async ({ body }, { idLoja }) => {
    const [configuracao] = await db.reader("loja").where({ id: idLoja }).pluck("configuracao");
    const { produtos } = readConfiguracao(configuracao).limites;
    if (body.produto.length > produtos) throw invalid("produto", textos.produtosDemais(produtos));
    const checked = checkProdutos(body.produto);
    await db.transaction((trx) => upsertProdutos(trx, idLoja, checked));
    return { produto: checked.map(({ outcome }) => outcome) };
  };
}
