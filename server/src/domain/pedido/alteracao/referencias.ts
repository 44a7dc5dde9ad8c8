import type { Cotacao } from "@frete/contract/loja";
import type { Knex } from "knex";
import type { LojaCaller } from "../../../contract/lojaHandler.ts";
import { HttpError } from "../../../http/index.ts";
import { cotacaoDocument } from "../../cotacao/cotacaoDocument.ts";
import type { QuoteCarrinho } from "../../cotacao/quoteCarrinho.ts";
import type { Cadastro } from "../../loja/cadastro.ts";
import { type OpcaoCotada, opcoesOf } from "../opcao.ts";
import type { Pedido } from "../pedido.ts";
import { quotePedido } from "../quotePedido.ts";

/** What the changes of an order are held against. */
export interface Referencias {
  cadastro: Cadastro;
  /** What the loja's methods charge for the order; needed for a change of carrier. */
  opcoes: readonly OpcaoCotada[];
  /** Branch quoted. */
  idFilial: number;
}

/**
 * What the loja's methods charge for an order, the figures to prefer first: those of the option it was created with, then
 * those of its quotation while that is kept, because they were sold; then those of a quotation made now, from the same branch.
 */
export async function opcoesOfPedido(
  reader: Knex,
  quote: QuoteCarrinho,
  pedido: Pedido,
  caller: LojaCaller,
): Promise<OpcaoCotada[]> {
  const { cotado } = pedido;
  const kept = await reader("cotacao")
    .where({ id_loja: caller.idLoja, codigo: cotado.idCotacao.slice(0, 11) })
    .pluck("documento");
  const now = await quoteAgain(quote, pedido, caller);
  return [
    { ...cotado, possuiEstoque: 0 },
    ...kept.flatMap((text) => opcoesOf(cotacaoDocument.parse(text))),
    ...(now ? opcoesOf(now) : []),
  ];
}

/** A quotation of what the order holds; undefined when it cannot be quoted (a destination outside every range). */
async function quoteAgain(
  quote: QuoteCarrinho,
  pedido: Pedido,
  caller: LojaCaller,
): Promise<Cotacao | undefined> {
  try {
    return (await quotePedido(quote, pedido, pedido.cotado.filial.filialErp, caller)).record("");
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return undefined;
    throw error;
  }
}
