import type { Explicacao } from "@frete/contract/operacao";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { quotationMessage } from "../../domain/cotacao/frete/index.ts";
import { priceCart, REQUEST } from "../../domain/cotacao/priceCart.ts";
import { storeCache } from "../../domain/cotacao/storeCache.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import type { LojaRow } from "../../platform/storage/schema.ts";
import { textos as textosOperacao } from "../textos.ts";
import { nomesDaLoja } from "./nomesDaLoja.ts";
import { opcaoAusente, opcaoExplicada } from "./opcaoExplicada.ts";
import { regrasForaDoCarrinho } from "./regrasForaDoCarrinho.ts";

/**
 * POST .../explicacao: prices a cart exactly as POST /cotacao would, stores nothing, and tells which table, row, fees and
 * rules made each price, and why branches and methods are left out (NS-014, NS-019).
 */
export function explicarCotacao(services: Services): OperatorHandler<"explicarCotacao"> {
  const { db } = services;
  const price = priceCart(services, storeCache(db));
  return async ({ path: { idLoja }, body }): Promise<Explicacao> => {
    const loja: LojaRow | undefined = await db.reader("loja").where({ id: idLoja }).first();
    if (!loja) throw notFound(textosOperacao.naoEncontrado("loja"));
    const caller = { idLoja, versao: loja.versao, fusoHorario: loja.fuso_horario };
    const { quotation, regiao, store } = await price(body, caller, { ...REQUEST, explicar: true });
    const { options, leftOut, ordenacao, totais } = quotation;
    const fora = await regrasForaDoCarrinho(db.reader, idLoja, quotation.regrasForaDoCarrinho ?? []);
    const nomes = await nomesDaLoja(db.reader, idLoja, quotation);
    return {
      mensagem: quotationMessage(quotation),
      ordenacao,
      destino: {
        cep: body.cepDestino,
        uf: regiao.uf as Explicacao["destino"]["uf"],
        regiaoUf: regiao.regiaoUf,
        regiaoPais: regiao.regiaoPais,
      },
      carrinho: {
        valorNF: totais.valorNF / 100,
        totalPeso: totais.totalPeso / 1000,
        totalCubagem: totais.totalCubagem / 10_000,
      },
      opcoes: options.map((option) => opcaoExplicada(option, { totais, store, nomes })),
      semOpcao: leftOut.map((left) => opcaoAusente(left, nomes)),
      filiaisIgnoradas: quotation.filiaisIgnoradas,
      ...fora,
    };
  };
}
