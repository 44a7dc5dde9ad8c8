import { applyPercent, fitInteger, wholePercent } from "./arithmetic.ts";
import { carrinhoTotals, recordLimit } from "./carrinhoTotals.ts";
import type { CotacaoInput, LeftOut, PricedCotacao, PricedOpcao, TabelaLookup } from "./cotacao.ts";
import { estoqueDemand, filialEstoque } from "./filialEstoque.ts";
import { orderOpcoes } from "./orderOpcoes.ts";
import { pairRegras } from "./pairRegras.ts";
import { prazoEntrega } from "./prazoEntrega.ts";
import type { PreparedLoja } from "./prepareLoja.ts";
import { selectFiliais } from "./selectFiliais.ts";
import { tabelaPricer } from "./tabelaPricer.ts";

/**
 * Prices a cart from every candidate branch by every active method (NS-014..NS-016, NS-019, COT-015..COT-033).
 * Pure: the same input, loja and tables give the same answer. Load the tables of `neededTables` before; one that
 * `tables` does not know leaves its pairs out with reason `tabela`. Refuse carts of `totalBeyondRecord` before.
 */
export function quote(input: CotacaoInput, loja: PreparedLoja, tabelas: TabelaLookup): PricedCotacao {
  const { filiais, ignoradas } = selectFiliais(loja, input.filiaisOrigem);
  const totais = carrinhoTotals(input.items);
  const demand = estoqueDemand(input.items);
  const priceOf = tabelaPricer(loja, filiais, tabelas, input.cep, totais);
  const regras = pairRegras(loja, input, totais.valorNF, totais.totalPeso);
  const options: PricedOpcao[] = [];
  const leftOut: LeftOut[] = [];
  let maiorPrazo = 0;

  for (const { filial, pairs } of filiais) {
    const { id: idFilial, filialErp, prazoAdicional, perAdiDesconto } = filial;
    const { possuiEstoque, estoque, maiorPrazoCros } = filialEstoque(demand, filialErp);
    maiorPrazo = Math.max(maiorPrazo, maiorPrazoCros);
    const hidden = loja.ocultaSemEstoque && !input.isSold && possuiEstoque === 1;
    for (const pair of pairs) {
      const { metodo, transportadora } = pair;
      const price = hidden ? "estoque" : priceOf(pair);
      if (typeof price === "string") {
        leftOut.push({ filial, metodo, transportadora, motivo: price, regra: null });
        continue;
      }
      const { detalhe, hit, tabela } = price;
      const { freteReal } = detalhe;
      const before = applyPercent(freteReal, wholePercent + perAdiDesconto);
      const who = { idFilial, filialErp, idTransportadora: transportadora.id, idMetodo: metodo.id };
      const effect = regras.effect(who, before, freteReal, hit.prazo);
      const freteCobrar = Math.max(effect.valor, 0);
      const prazo = prazoEntrega({
        prazoTransportadora: hit.prazo,
        maiorPrazoCros,
        prazoAdicionalFilial: prazoAdicional,
        prazoAdicionalMetodo: metodo.prazoAdicional,
        prazoEntregaRegra: effect.prazoEntregaRegra,
      });
      const isDear = Math.max(freteReal, freteCobrar, detalhe.TDA, detalhe.TRT) > recordLimit;
      const isLate = prazo.prazoTotal !== fitInteger(prazo.prazoTotal);
      if (effect.bloqueio !== null || isDear || isLate) {
        const motivo = effect.bloqueio !== null ? "bloqueio" : isDear ? "valor" : "prazo";
        const left: LeftOut = { filial, metodo, transportadora, motivo, regra: effect.bloqueio };
        if (effect.regras) left.regras = effect.regras;
        leftOut.push(left);
        continue;
      }
      const option: PricedOpcao = {
        filial,
        metodo,
        transportadora,
        idTabela: tabela.settings.id,
        faixa: hit,
        freteAntesDasRegras: before,
        possuiEstoque,
        estoque,
        freteCobrar,
        freteReal,
        prazo,
        detalhe,
        idListaRegras: effect.codigos,
      };
      if (effect.regras) option.regras = effect.regras;
      options.push(option);
    }
  }
  const ordenacao = loja.criterio === "prazo" ? "p" : "v";
  return {
    ordenacao,
    options: orderOpcoes(options, ordenacao),
    leftOut,
    totais,
    maiorPrazo,
    filiais: filiais.map(({ filial }) => filial),
    filiaisIgnoradas: ignoradas,
    ...(regras.foraDoCarrinho && { regrasForaDoCarrinho: regras.foraDoCarrinho }),
  };
}
