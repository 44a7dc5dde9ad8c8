import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { HttpError } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { byLojaOnPostgres } from "../../platform/storage/byLojaOnPostgres.ts";
import type { QuotableLojas } from "../cotacao/quotableLojas.ts";
import { quoteCarrinho } from "../cotacao/quoteCarrinho.ts";
import { cadastroCache } from "../loja/cadastro.ts";
import { isCampoDeTransporte } from "./alteracao/changeTransporte.ts";
import { opcoesOfPedido } from "./alteracao/referencias.ts";
import { type Alteracao, alterarPedidos } from "./alterarPedidos.ts";
import { findByFiltro, onlyOne, openFound, weightOf } from "./findByFiltro.ts";

/**
 * PUT /pedido/altera/{filtro}/{valor}: changes fields of one order and says for each what became of it (PED-ALT-001..
 * PED-ALT-013, NS-043, NS-044). Changes of one loja's orders follow one another, so each is seen whole; those that arrive together share a
 * transaction.
 */
export function alterarPedido(services: Services, lojas: QuotableLojas): LojaHandler<"alterarPedido"> {
  const { db } = services;
  const quote = quoteCarrinho(services, lojas);
  const openCadastro = cadastroCache(db);
  const alterar = byLojaOnPostgres<Alteracao & { peso: number }>(db, alterarPedidos, ({ peso }) => peso);
  return async ({ path: { filtro, valor }, body }, caller) => {
    const { idLoja, versao, fusoHorario } = caller;
    const corpo = body as Alteracao["corpo"];
    const found = onlyOne(await findByFiltro(db.reader, idLoja, filtro, valor), filtro);
    const cadastro = await openCadastro(idLoja, versao);
    // Before the transaction: pricing needs a connection of its own.
    const opcoes = namesTransportadora(corpo)
      ? await opcoesOfPedido(db.reader, quote, await openFound(db.reader, idLoja, found), caller)
      : [];
    const alteracao: Alteracao & { peso: number } = {
      ...{ idLoja, fusoHorario, filtro, valor, corpo },
      id: found.id,
      referencias: { cadastro, opcoes },
      peso: weightOf(found),
    };
    await alterar(alteracao);
    const { retornos = [] } = alteracao;
    if (retornos instanceof HttpError) throw retornos;
    return { retornos };
  };
}

/** Whether the change says anything about carriers. */
function namesTransportadora({ envio }: Alteracao["corpo"]): boolean {
  const envios: unknown[] = Array.isArray(envio) ? envio : [];
  return envios.some((each) => Object.keys(Object(each)).some(isCampoDeTransporte));
}
