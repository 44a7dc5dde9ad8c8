import { applyPercent, wholePercent } from "./applyPercent.ts";
import { branchStock, stockDemand } from "./branchStock.ts";
import { cartTotals, recordLimit } from "./cartTotals.ts";
import { fitInteger } from "./fitInteger.ts";
import { leadTime } from "./leadTime.ts";
import { orderOptions } from "./orderOptions.ts";
import { pairRules } from "./pairRules.ts";
import type { PreparedStore } from "./prepareStore.ts";
import type { DeliveryOption, LeftOut, Quotation, QuotationInput, TableLookup } from "./quotation.ts";
import { selectBranches } from "./selectBranches.ts";
import { tablePricer } from "./tablePricer.ts";

/**
 * Prices a cart from every candidate branch by every active method (NS-014..NS-016, NS-019, COT-015..COT-033).
 * Pure: the same input, store and tables give the same answer. Load the tables of `neededTables` before; one that
 * `tables` does not know leaves its pairs out with reason `tabela`. Refuse carts of `totalBeyondRecord` before.
 */
export function quote(input: QuotationInput, store: PreparedStore, tables: TableLookup): Quotation {
  const { branches, ignoradas } = selectBranches(store, input.filiaisOrigem);
  const totais = cartTotals(input.items);
  const demand = stockDemand(input.items);
  const priceOf = tablePricer(store, branches, tables, input.cep, totais);
  const rules = pairRules(store, input, totais.valorNF, totais.totalPeso);
  const options: DeliveryOption[] = [];
  const leftOut: LeftOut[] = [];
  let maiorPrazo = 0;

  for (const { branch: filial, pairs } of branches) {
    const { id: idFilial, filialErp, prazoAdicional, perAdiDesconto } = filial;
    const { possuiEstoque, estoque, maiorPrazoCros } = branchStock(demand, filialErp);
    maiorPrazo = Math.max(maiorPrazo, maiorPrazoCros);
    const hidden = store.ocultaSemEstoque && possuiEstoque === 1;
    for (const pair of pairs) {
      const { metodo, transportadora } = pair;
      const price = hidden ? "estoque" : priceOf(pair);
      if (typeof price === "string") {
        leftOut.push({ filial, metodo, transportadora, motivo: price, regra: null });
        continue;
      }
      const { detalhe, hit, table } = price;
      const { freteReal } = detalhe;
      const before = applyPercent(freteReal, wholePercent + perAdiDesconto);
      const who = { idFilial, filialErp, idTransportadora: transportadora.id, idMetodo: metodo.id };
      const effect = rules.effect(who, before, freteReal, hit.prazo);
      const freteCobrar = Math.max(effect.valor, 0);
      const prazo = leadTime(
        hit.prazo,
        maiorPrazoCros,
        prazoAdicional,
        metodo.prazoAdicional,
        effect.prazoEntregaRegra,
      );
      const isDear = Math.max(freteReal, freteCobrar, detalhe.TDA, detalhe.TRT) > recordLimit;
      const isLate = prazo.prazoTotal !== fitInteger(prazo.prazoTotal);
      if (effect.bloqueio !== null || isDear || isLate) {
        const motivo = effect.bloqueio !== null ? "bloqueio" : isDear ? "valor" : "prazo";
        const left: LeftOut = { filial, metodo, transportadora, motivo, regra: effect.bloqueio };
        if (effect.regras) left.regras = effect.regras;
        leftOut.push(left);
        continue;
      }
      const option: DeliveryOption = {
        filial,
        metodo,
        transportadora,
        idTabela: table.settings.id,
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
  const ordenacao = store.criterio === "prazo" ? "p" : "v";
  return {
    ordenacao,
    options: orderOptions(options, ordenacao),
    leftOut,
    totais,
    maiorPrazo,
    filiais: branches.map(({ branch }) => branch),
    filiaisIgnoradas: ignoradas,
    ...(rules.foraDoCarrinho && { regrasForaDoCarrinho: rules.foraDoCarrinho }),
  };
}
