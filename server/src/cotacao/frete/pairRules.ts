import { type CartFacts, foldText, type PairFacts } from "./criteria.ts";
import {
  applyRules,
  cartMiss,
  type FreightRule,
  pairMiss,
  type RuleEffect,
  type RuleOutcome,
} from "./freightRules.ts";
import type { PreparedStore } from "./prepareStore.ts";
import type { QuotationInput } from "./quotation.ts";

/** Effect of the rules on one option, with the outcome of every rule when asked to explain. */
export interface PairEffect extends RuleEffect {
  regras?: RuleOutcome[];
}

/** Prices one option: branch, carrier and method, price before rules, freteReal, carrier's days. */
export type PairRules = (
  pair: PairFacts,
  valor: number,
  freteReal: number,
  prazoTransportadora: number,
) => PairEffect;

const noCodes: number[] = [];

/**
 * Settles once which rules can act on a quotation (status, dates, destination, cart) and returns the function that
 * runs them for each option. The sku condition sees the code asked for and the registered one.
 */
export function pairRules(
  store: PreparedStore,
  input: QuotationInput,
  valorNF: number,
  pesoReal: number,
): PairRules {
  if (store.rules.length === 0) {
    return (_pair, valor) => ({
      valor,
      prazoEntregaRegra: 0,
      codigos: noCodes,
      bloqueio: null,
      ...(input.explicar && { regras: [] }),
    });
  }
  const skus = new Set<string>();
  const categorias = new Set<string>();
  for (const { sku, produto } of input.items) {
    if (sku !== null) skus.add(foldText(sku));
    if (produto) skus.add(foldText(produto.sku));
    if (produto?.categoria) categorias.add(foldText(produto.categoria));
  }
  const { cep, regiao, canal } = input;
  const facts: CartFacts = { cep, regiao, canal, valorNF, pesoReal, categorias, skus };
  const missed: RuleOutcome[] = [];
  const live = store.rules.filter((prepared) => {
    const miss = cartMiss(prepared, facts, input.hoje);
    if (miss && input.explicar) missed.push({ codigo: prepared.rule.codigo, aplicada: false, ...miss });
    return miss === null;
  });

  return (pair, valor, freteReal, prazoTransportadora) => {
    const trace = input.explicar ? [...missed] : undefined;
    let acting: FreightRule[] | null = null;
    for (const prepared of live) {
      const campo = pairMiss(prepared, pair);
      if (campo === null) {
        acting ??= [];
        acting.push(prepared.rule);
      } else trace?.push({ codigo: prepared.rule.codigo, aplicada: false, motivo: "criterio", campo });
    }
    if (acting === null && !trace) return { valor, prazoEntregaRegra: 0, codigos: noCodes, bloqueio: null };
    const effect: PairEffect = applyRules(acting ?? [], valor, freteReal, prazoTransportadora, trace);
    if (trace) effect.regras = inOrder(trace, store);
    return effect;
  };
}

/** Outcomes in the order of the store's rules. */
function inOrder(outcomes: RuleOutcome[], { rules }: PreparedStore): RuleOutcome[] {
  const place = new Map(rules.map(({ rule }, index) => [rule.codigo, index]));
  return outcomes.sort((a, b) => (place.get(a.codigo) ?? 0) - (place.get(b.codigo) ?? 0));
}
