import { type CartFacts, cartTexts, type PairFacts } from "./criteria.ts";
import {
  applyRules,
  cartMiss,
  type FreightRule,
  type PreparedRule,
  pairMiss,
  type RuleEffect,
  type RuleOutcome,
} from "./freightRules.ts";
import type { PreparedStore } from "./prepareStore.ts";
import type { QuotationInput } from "./quotation.ts";

/** Effect of the rules on one option, with the outcome of every rule that could act on it when asked to explain. */
export interface PairEffect extends RuleEffect {
  regras?: RuleOutcome[];
}

/** The rules of one quotation. */
export interface PairRules {
  /** Prices one option: branch, carrier and method, price before rules, freteReal, carrier's days. */
  effect(pair: PairFacts, valor: number, freteReal: number, prazoTransportadora: number): PairEffect;
  /** Rules that cannot act on the cart, and why; only when asked to explain. */
  foraDoCarrinho: RuleOutcome[] | undefined;
}

const noCodes: number[] = [];

/**
 * Settles once which rules can act on a quotation (status, dates, destination, cart) and runs them for each option. The sku
 * condition sees the code asked for and the registered one. An explanation asks every rule, a quotation those of the index.
 */
export function pairRules(
  store: PreparedStore,
  input: QuotationInput,
  valorNF: number,
  pesoReal: number,
): PairRules {
  const foraDoCarrinho: RuleOutcome[] | undefined = input.explicar ? [] : undefined;
  const live = store.rules.length === 0 ? [] : liveRules(store, input, valorNF, pesoReal, foraDoCarrinho);
  const order = input.explicar ? new Map(live.map(({ rule }, place) => [rule.codigo, place])) : undefined;

  const effect: PairRules["effect"] = (pair, valor, freteReal, prazoTransportadora) => {
    const trace: RuleOutcome[] | undefined = order ? [] : undefined;
    let acting: FreightRule[] | null = null;
    for (const prepared of live) {
      const campo = pairMiss(prepared, pair);
      if (campo === null) {
        acting ??= [];
        acting.push(prepared.rule);
      } else trace?.push({ codigo: prepared.rule.codigo, aplicada: false, motivo: "criterio", campo });
    }
    if (acting === null && !trace) return { valor, prazoEntregaRegra: 0, codigos: noCodes, bloqueio: null };
    const applied: PairEffect = applyRules(acting ?? [], valor, freteReal, prazoTransportadora, trace);
    const placeOf = ({ codigo }: RuleOutcome) => order?.get(codigo) ?? 0;
    if (trace) applied.regras = trace.sort((a, b) => placeOf(a) - placeOf(b));
    return applied;
  };
  return { effect, foraDoCarrinho };
}

function liveRules(
  store: PreparedStore,
  { items, cep, regiao, canal, hoje }: QuotationInput,
  valorNF: number,
  pesoReal: number,
  missed: RuleOutcome[] | undefined,
): PreparedRule[] {
  const skus: string[] = [];
  const categorias: string[] = [];
  for (const { sku, produto } of items) {
    if (sku !== null) skus.push(sku);
    if (produto) skus.push(produto.sku);
    if (produto?.categoria) categorias.push(produto.categoria);
  }
  const textos = cartTexts(regiao, canal, categorias, skus);
  const facts: CartFacts = { cep, valorNF, pesoReal, textos };
  return (missed ? store.rules : store.rulesFor(facts)).filter((prepared) => {
    const miss = cartMiss(prepared, facts, hoje);
    if (miss) missed?.push({ codigo: prepared.rule.codigo, aplicada: false, ...miss });
    return miss === null;
  });
}
