import type { Explicacao } from "@frete/contract/operacao";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { cotacaoMessage } from "../../domain/cotacao/frete/index.ts";
import { priceCarrinho, REQUEST } from "../../domain/cotacao/priceCarrinho.ts";
import { quotableLojas } from "../../domain/cotacao/quotableLojas.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import type { Services } from "../../platform/services.ts";
import { explainedOpcao, leftOutOpcao } from "./explainedOpcao.ts";
import { namesOfLoja } from "./namesOfLoja.ts";
import { regrasOutOfCarrinho } from "./regrasOutOfCarrinho.ts";

/**
 * POST .../explicacao: prices a cart exactly as POST /cotacao would, stores nothing, and tells which table, row, fees and
 * rules made each price, and why branches and methods are left out (NS-014, NS-019).
 */
export function explicarCotacao(services: Services): OperatorHandler<"explicarCotacao"> {
  const { db } = services;
  const price = priceCarrinho(services, quotableLojas(db));
  return async ({ path: { idLoja }, body }): Promise<Explicacao> => {
    const { versao, fusoHorario } = await findLoja(db.reader, idLoja);
    const caller = { idLoja, versao, fusoHorario };
    const { cotacao, regiao, loja } = await price(body, caller, { ...REQUEST, explicar: true });
    const { options, leftOut, ordenacao, totais } = cotacao;
    const fora = await regrasOutOfCarrinho(db.reader, idLoja, cotacao.regrasForaDoCarrinho ?? []);
    const nomes = await namesOfLoja(db.reader, idLoja, cotacao);
    return {
      mensagem: cotacaoMessage(cotacao),
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
      opcoes: options.map((option) => explainedOpcao(option, { totais, loja, nomes })),
      semOpcao: leftOut.map((left) => leftOutOpcao(left, nomes)),
      filiaisIgnoradas: cotacao.filiaisIgnoradas,
      ...fora,
    };
  };
}
