import { applyPercent, wholePercent } from "./applyPercent.ts";
import { branchStock, stockDemand } from "./branchStock.ts";
import { cartTotals, recordLimit } from "./cartTotals.ts";
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
  const priceOf = tablePricer(store, tables, input.cep, totais);
  const rulesOf = pairRules(store, input, totais.valorNF, totais.totalPeso);
  const options: DeliveryOption[] = [];
  const leftOut: LeftOut[] = [];
  let maiorPrazo = 0;

  for (const { branch: filial, pairs } of branches) {
    const { possuiEstoque, estoque, maiorPrazoCros } = branchStock(demand, filial.filialErp);
    maiorPrazo = Math.max(maiorPrazo, maiorPrazoCros);
    const hidden = store.ocultaSemEstoque && possuiEstoque === 1;
    for (const pair of pairs) {
      const { metodo, transportadora } = pair;
      const who = { filial, metodo, transportadora };
      if (hidden) {
        leftOut.push({ ...who, motivo: "estoque", regra: null });
        continue;
      }
      const price = priceOf(pair);
      if (typeof price === "string") {
        leftOut.push({ ...who, motivo: price, regra: null });
        continue;
      }
      const { detalhe, hit, table } = price;
      const { freteReal } = detalhe;
      const before = applyPercent(freteReal, wholePercent + filial.perAdiDesconto);
      const effect = rulesOf(
        {
          idFilial: filial.id,
          filialErp: filial.filialErp,
          idTransportadora: transportadora.id,
          idMetodo: metodo.id,
        },
        before,
        freteReal,
        hit.prazo,
      );
      const explained = effect.regras ? { regras: effect.regras } : undefined;
      if (effect.bloqueio !== null) {
        leftOut.push({ ...who, motivo: "bloqueio", regra: effect.bloqueio, ...explained });
        continue;
      }
      const freteCobrar = Math.max(effect.valor, 0);
      if (Math.max(freteReal, freteCobrar, detalhe.TDA, detalhe.TRT) > recordLimit) {
        leftOut.push({ ...who, motivo: "valor", regra: null, ...explained });
        continue;
      }
      const option: DeliveryOption = {
        filial,
        metodo,
        transportadora,
        idTabela: table.settings.id,
        possuiEstoque,
        estoque,
        freteCobrar,
        freteReal,
        prazo: leadTime(
          hit.prazo,
          maiorPrazoCros,
          filial.prazoAdicional,
          metodo.prazoAdicional,
          effect.prazoEntregaRegra,
        ),
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
  };
}
