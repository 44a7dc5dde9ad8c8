import { applyPercent, mulDiv, wholePercent } from "./arithmetic.ts";
import {
  type CarrinhoFacts,
  type Criterio,
  type PairFacts,
  type PreparedCriterio,
  prepareCriterio,
} from "./criterios.ts";

/** A freight rule as registered. `valor` in thousandths (of a percent, or of a real), `prazo` in business days. */
export interface Regra {
  codigo: number;
  status: string;
  valorTipo: string | null;
  valorAcao: string | null;
  valor: number;
  prazoAcao: string | null;
  prazo: number | null;
  /** Civil dates YYYY-MM-DD, both days in force (NS-026); no end = open. */
  dataInicio: string;
  dataFim: string | null;
  ordem: number;
  criterios: readonly Criterio[];
}

/** A rule with its conditions ready. */
export interface PreparedRegra {
  regra: Regra;
  carrinho: PreparedCriterio[];
  pair: PreparedCriterio[];
}

/** Why a rule did not act: not active, not in force today, a condition (its field id), or a block before it. */
export type RegraMiss =
  | { motivo: "status" }
  | { motivo: "vigencia" }
  | { motivo: "criterio"; campo: number }
  | { motivo: "bloqueada" };

/** What became of one rule for one option, for an explanation. */
export type RegraOutcome = { codigo: number } & (
  | { aplicada: true; valorAntes: number; valorDepois: number; prazoEntregaRegra: number }
  | ({ aplicada: false } & RegraMiss)
);

/** Effect of all rules on one option; `bloqueio` is the code of the rule that removed it. */
export interface RegraEffect {
  valor: number;
  prazoEntregaRegra: number;
  codigos: number[];
  bloqueio: number | null;
}

/** Sorts rules in the order of application (ordem, then newest code) and prepares their conditions. */
export function prepareRegras(regras: readonly Regra[]): PreparedRegra[] {
  return [...regras]
    .sort((a, b) => a.ordem - b.ordem || b.codigo - a.codigo)
    .map((regra) => {
      const criterios = regra.criterios.map(prepareCriterio);
      return {
        regra,
        carrinho: criterios.filter(({ scope }) => scope === "carrinho"),
        pair: criterios.filter(({ scope }) => scope === "pair"),
      };
    });
}

/** Whether a rule is in force on a civil date (YYYY-MM-DD). */
export function inForce(regra: Regra, today: string): boolean {
  return (
    regra.dataInicio.slice(0, 10) <= today && (regra.dataFim === null || today <= regra.dataFim.slice(0, 10))
  );
}

/** Why a rule cannot act on this quotation at all; null when it can. */
export function carrinhoMiss(
  { regra, carrinho }: PreparedRegra,
  facts: CarrinhoFacts,
  today: string,
): RegraMiss | null {
  if (regra.status !== "ativo") return { motivo: "status" };
  if (!inForce(regra, today)) return { motivo: "vigencia" };
  for (const criterio of carrinho) {
    if (criterio.scope === "carrinho" && !criterio.holds(facts))
      return { motivo: "criterio", campo: criterio.campo };
  }
  return null;
}

/** The field of the first condition on branch, carrier or method that does not hold; null when all do. */
export function pairMiss({ pair }: PreparedRegra, facts: PairFacts): number | null {
  for (const criterio of pair) {
    if (criterio.scope === "pair" && !criterio.holds(facts)) return criterio.campo;
  }
  return null;
}

/**
 * Runs rules (already sorted and matching) over a price in cents. The result may be below zero: the caller ends at 0.
 * A rule with unknown kinds changes nothing but still counts as applied.
 */
export function applyRegras(
  regras: readonly Regra[],
  valor: number,
  freteReal: number,
  prazoTransportadora: number,
  trace?: RegraOutcome[],
): RegraEffect {
  const effect: RegraEffect = { valor, prazoEntregaRegra: 0, codigos: [], bloqueio: null };
  for (const regra of regras) {
    if (effect.bloqueio !== null) {
      trace?.push({ codigo: regra.codigo, aplicada: false, motivo: "bloqueada" });
      continue;
    }
    const valorAntes = effect.valor;
    effect.codigos.push(regra.codigo);
    if (regra.valorTipo === "bloqueio") effect.bloqueio = regra.codigo;
    else {
      effect.valor = valueAfter(regra, effect.valor, freteReal);
      if (regra.prazoAcao === "soma") effect.prazoEntregaRegra += regra.prazo ?? 0;
      else if (regra.prazoAcao === "substitui")
        effect.prazoEntregaRegra = (regra.prazo ?? 0) - prazoTransportadora;
    }
    const { prazoEntregaRegra } = effect;
    trace?.push({
      codigo: regra.codigo,
      aplicada: true,
      valorAntes,
      valorDepois: effect.valor,
      prazoEntregaRegra,
    });
    if (effect.bloqueio !== null && !trace) break;
  }
  return effect;
}

function valueAfter(regra: Regra, value: number, freteReal: number): number {
  if (regra.valorTipo === "percentual") {
    if (regra.valorAcao === "soma") return applyPercent(value, wholePercent + regra.valor);
    if (regra.valorAcao === "desconto") return applyPercent(value, wholePercent - regra.valor);
    if (regra.valorAcao === "substitui") return applyPercent(freteReal, regra.valor);
  } else if (regra.valorTipo === "fixo") {
    const cents = mulDiv(regra.valor, 1, 10);
    if (regra.valorAcao === "soma") return value + cents;
    if (regra.valorAcao === "desconto") return value - cents;
    if (regra.valorAcao === "substitui") return cents;
  }
  return value;
}
