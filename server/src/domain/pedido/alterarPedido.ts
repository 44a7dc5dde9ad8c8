import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { HttpError, lockedBreather, notFound } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import type { QuotableLojas } from "../cotacao/quotableLojas.ts";
import { quoteCarrinho } from "../cotacao/quoteCarrinho.ts";
import { cadastroCache } from "../loja/cadastro.ts";
import { applyAlteracao } from "./alteracao/applyAlteracao.ts";
import { isCampoDeTransporte } from "./alteracao/changeTransporte.ts";
import { opcoesOfPedido } from "./alteracao/referencias.ts";
import { type FoundPedido, findByFiltro, openFound } from "./findByFiltro.ts";
import { findPedidos, lockPedidos, savePedidos } from "./pedidoRepository.ts";
import { textos } from "./textos.ts";

type Corpo = Readonly<Record<string, unknown>>;

/**
 * PUT /pedido/altera/{filtro}/{valor}: changes fields of one order and says for each what became of it (PED-ALT-001..
 * PED-ALT-013, NS-043, NS-044). Changes of one loja's orders follow one another, so each is seen whole.
 */
export function alterarPedido(services: Services, lojas: QuotableLojas): LojaHandler<"alterarPedido"> {
  const { db } = services;
  const quote = quoteCarrinho(services, lojas);
  const openCadastro = cadastroCache(db);
  return async ({ path: { filtro, valor }, body }, caller) => {
    const corpo = body as Corpo;
    const found = onlyOne(await findByFiltro(db.reader, caller.idLoja, filtro, valor), filtro);
    const cadastro = await openCadastro(caller.idLoja, caller.versao);
    // Before the transaction: pricing needs a connection of its own.
    const opcoes = namesTransportadora(corpo)
      ? await opcoesOfPedido(db.reader, quote, await openFound(db.reader, caller.idLoja, found), caller)
      : [];
    return db.transaction(async (trx) => {
      const breathe = lockedBreather();
      await lockPedidos(trx, caller.idLoja);
      const { id } = onlyOne(await findByFiltro(trx, caller.idLoja, filtro, valor), filtro);
      const [stored] = await findPedidos(trx, caller.idLoja, "id", [id]);
      if (stored === undefined) throw new Error(`order ${id} was found but not read`);
      const { pedido: before, row } = stored;
      await breathe();
      const idFilial = before.cotado.filial.id;
      const { pedido, retornos } = applyAlteracao(before, corpo, { cadastro, opcoes, idFilial });
      await breathe();
      if (retornos.some(({ mensagem }) => mensagem === textos.sucesso())) {
        await savePedidos(trx, caller.idLoja, [{ pedido, before: row }], caller.fusoHorario);
      }
      return { retornos };
    });
  };
}

/**
 * The order that is meant; by number the shipment comes before its returns (NS-030).
 * @throws HttpError 404 for none, 400 for several (NS-043)
 */
function onlyOne(found: readonly FoundPedido[], filtro: string): FoundPedido {
  const envios = found.filter(({ tipo_pedido: tipo }) => tipo === "envio");
  const [only, another] = filtro === "pedido" && envios.length > 0 ? envios : found;
  if (!only) throw notFound(textos.pedidoNaoEncontrado());
  if (another) throw new HttpError(400, textos.variosPedidos(found.length));
  return only;
}

/** Whether the change says anything about carriers. */
function namesTransportadora({ envio }: Corpo): boolean {
  const envios: unknown[] = Array.isArray(envio) ? envio : [];
  return envios.some((each) => Object.keys(Object(each)).some(isCampoDeTransporte));
}
