import { applyPercent, wholePercent } from "./applyPercent.ts";
import {
  type CartFacts,
  type Criterion,
  type PairFacts,
  type PreparedCriterion,
  prepareCriterion,
} from "./criteria.ts";
import { mulDiv } from "./mulDiv.ts";

/** A freight rule as registered. `valor` in thousandths (of a percent, or of a real), `prazo` in business days. */
export interface FreightRule {
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
  criterios: readonly Criterion[];
}

/** A rule with its conditions ready. */
export interface PreparedRule {
  rule: FreightRule;
  cart: PreparedCriterion[];
  pair: PreparedCriterion[];
}

/** Why a rule did not act: not active, not in force today, a condition (its field id), or a block before it. */
export type RuleMiss =
  | { motivo: "status" }
  | { motivo: "vigencia" }
  | { motivo: "criterio"; campo: number }
  | { motivo: "bloqueada" };

/** What became of one rule for one option, for an explanation. */
export type RuleOutcome = { codigo: number } & (
  | { aplicada: true; valorAntes: number; valorDepois: number; prazoEntregaRegra: number }
  | ({ aplicada: false } & RuleMiss)
);

/** Effect of all rules on one option; `bloqueio` is the code of the rule that removed it. */
export interface RuleEffect {
  valor: number;
  prazoEntregaRegra: number;
  codigos: number[];
  bloqueio: number | null;
}

/** Sorts rules in the order of application (ordem, then newest code) and prepares their conditions. */
export function prepareRules(rules: readonly FreightRule[]): PreparedRule[] {
  return [...rules]
    .sort((a, b) => a.ordem - b.ordem || b.codigo - a.codigo)
    .map((rule) => {
      const criteria = rule.criterios.map(prepareCriterion);
      return {
        rule,
        cart: criteria.filter(({ scope }) => scope === "cart"),
        pair: criteria.filter(({ scope }) => scope === "pair"),
      };
    });
}

/** Whether a rule is in force on a civil date (YYYY-MM-DD). */
export function inForce(rule: FreightRule, today: string): boolean {
  return (
    rule.dataInicio.slice(0, 10) <= today && (rule.dataFim === null || today <= rule.dataFim.slice(0, 10))
  );
}

/** Why a rule cannot act on this quotation at all; null when it can. */
export function cartMiss({ rule, cart }: PreparedRule, facts: CartFacts, today: string): RuleMiss | null {
  if (rule.status !== "ativo") return { motivo: "status" };
  if (!inForce(rule, today)) return { motivo: "vigencia" };
  for (const criterion of cart) {
    if (criterion.scope === "cart" && !criterion.holds(facts))
      return { motivo: "criterio", campo: criterion.campo };
  }
  return null;
}

/** The field of the first condition on branch, carrier or method that does not hold; null when all do. */
export function pairMiss({ pair }: PreparedRule, facts: PairFacts): number | null {
  for (const criterion of pair) {
    if (criterion.scope === "pair" && !criterion.holds(facts)) return criterion.campo;
  }
  return null;
}

/**
 * Runs rules (already sorted and matching) over a price in cents. The result may be below zero: the caller ends at 0.
 * A rule with unknown kinds changes nothing but still counts as applied.
 */
export function applyRules(
  rules: readonly FreightRule[],
  valor: number,
  freteReal: number,
  prazoTransportadora: number,
  trace?: RuleOutcome[],
): RuleEffect {
  const effect: RuleEffect = { valor, prazoEntregaRegra: 0, codigos: [], bloqueio: null };
  for (const rule of rules) {
    if (effect.bloqueio !== null) {
      trace?.push({ codigo: rule.codigo, aplicada: false, motivo: "bloqueada" });
      continue;
    }
    const valorAntes = effect.valor;
    effect.codigos.push(rule.codigo);
    if (rule.valorTipo === "bloqueio") effect.bloqueio = rule.codigo;
    else {
      effect.valor = valueAfter(rule, effect.valor, freteReal);
      if (rule.prazoAcao === "soma") effect.prazoEntregaRegra += rule.prazo ?? 0;
      else if (rule.prazoAcao === "substitui")
        effect.prazoEntregaRegra = (rule.prazo ?? 0) - prazoTransportadora;
    }
    const { prazoEntregaRegra } = effect;
    trace?.push({
      codigo: rule.codigo,
      aplicada: true,
      valorAntes,
      valorDepois: effect.valor,
      prazoEntregaRegra,
    });
    if (effect.bloqueio !== null && !trace) break;
  }
  return effect;
}

function valueAfter(rule: FreightRule, value: number, freteReal: number): number {
  if (rule.valorTipo === "percentual") {
    if (rule.valorAcao === "soma") return applyPercent(value, wholePercent + rule.valor);
    if (rule.valorAcao === "desconto") return applyPercent(value, wholePercent - rule.valor);
    if (rule.valorAcao === "substitui") return applyPercent(freteReal, rule.valor);
  } else if (rule.valorTipo === "fixo") {
    const cents = mulDiv(rule.valor, 1, 10);
    if (rule.valorAcao === "soma") return value + cents;
    if (rule.valorAcao === "desconto") return value - cents;
    if (rule.valorAcao === "substitui") return cents;
  }
  return value;
}
