import type { CotacaoInput } from "./cotacao.ts";
import { type CarrinhoFacts, carrinhoTexts, type PairFacts } from "./criterios.ts";
import type { PreparedLoja } from "./prepareLoja.ts";
import {
  applyRegras,
  carrinhoMiss,
  type PreparedRegra,
  pairMiss,
  type Regra,
  type RegraEffect,
  type RegraOutcome,
} from "./regras.ts";

/** Effect of the rules on one option, with the outcome of every rule that could act on it when asked to explain. */
export interface PairEffect extends RegraEffect {
  regras?: RegraOutcome[];
}

/** The rules of one quotation. */
export interface PairRegras {
  /** Prices one option: branch, carrier and method, price before rules, freteReal, carrier's days. */
  effect(pair: PairFacts, valor: number, freteReal: number, prazoTransportadora: number): PairEffect;
  /** Rules that cannot act on the cart, and why; only when asked to explain. */
  foraDoCarrinho: RegraOutcome[] | undefined;
}

const noCodes: number[] = [];

/**
 * Settles once which rules can act on a quotation (status, dates, destination, cart) and runs them for each option. The sku
 * condition sees the code asked for and the registered one. An explanation asks every rule, a quotation those of the index.
 */
export function pairRegras(
  loja: PreparedLoja,
  input: CotacaoInput,
  valorNF: number,
  pesoReal: number,
): PairRegras {
  const foraDoCarrinho: RegraOutcome[] | undefined = input.explicar ? [] : undefined;
  const live = loja.regras.length === 0 ? [] : liveRules(loja, input, valorNF, pesoReal, foraDoCarrinho);
  const order = input.explicar ? new Map(live.map(({ regra }, place) => [regra.codigo, place])) : undefined;

  const effect: PairRegras["effect"] = (pair, valor, freteReal, prazoTransportadora) => {
    const trace: RegraOutcome[] | undefined = order ? [] : undefined;
    let acting: Regra[] | null = null;
    for (const prepared of live) {
      const campo = pairMiss(prepared, pair);
      if (campo === null) {
        acting ??= [];
        acting.push(prepared.regra);
      } else trace?.push({ codigo: prepared.regra.codigo, aplicada: false, motivo: "criterio", campo });
    }
    if (acting === null && !trace) return { valor, prazoEntregaRegra: 0, codigos: noCodes, bloqueio: null };
    const applied: PairEffect = applyRegras(acting ?? [], valor, freteReal, prazoTransportadora, trace);
    const placeOf = ({ codigo }: RegraOutcome) => order?.get(codigo) ?? 0;
    if (trace) applied.regras = trace.sort((a, b) => placeOf(a) - placeOf(b));
    return applied;
  };
  return { effect, foraDoCarrinho };
}

function liveRules(
  loja: PreparedLoja,
  { items, cep, regiao, canal, hoje }: CotacaoInput,
  valorNF: number,
  pesoReal: number,
  missed: RegraOutcome[] | undefined,
): PreparedRegra[] {
  const skus: string[] = [];
  const categorias: string[] = [];
  for (const { sku, produto } of items) {
    if (sku !== null) skus.push(sku);
    if (produto) skus.push(produto.sku);
    if (produto?.categoria) categorias.push(produto.categoria);
  }
  const textos = carrinhoTexts(regiao, canal, categorias, skus);
  const facts: CarrinhoFacts = { cep, valorNF, pesoReal, textos };
  return (missed ? loja.regras : loja.regrasFor(facts)).filter((prepared) => {
    const miss = carrinhoMiss(prepared, facts, hoje);
    if (miss) missed?.push({ codigo: prepared.regra.codigo, aplicada: false, ...miss });
    return miss === null;
  });
}
