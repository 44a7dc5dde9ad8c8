import { type CarrinhoFacts, type TextField, textFields } from "./criterios.ts";
import type { PreparedRegra } from "./regras.ts";

/** The rules that may act on a cart, in the order of application. */
export type FindRegras = (facts: CarrinhoFacts) => readonly PreparedRegra[];

/**
 * Indexes active rules by the values of one text condition each, the one that tells the most rules apart: a quotation then
 * looks only at rules that name one of its skus, its category, channel, state or region, and at those without such a
 * condition. Dates and the other conditions are still to be asked.
 *
 * @param regras in the order of application
 */
export function regraIndex(regras: readonly PreparedRegra[]): FindRegras {
  const always: number[] = [];
  const byText = new Map<TextField, Map<string, number[]>>();
  for (const [place, prepared] of regras.entries()) {
    if (prepared.regra.status !== "ativo") continue;
    const campo = textFields.find((field) => textsOf(prepared, field));
    const textos = campo && textsOf(prepared, campo);
    if (!campo || !textos) {
      always.push(place);
      continue;
    }
    const places = byText.get(campo) ?? new Map<string, number[]>();
    byText.set(campo, places);
    for (const texto of textos) {
      const list = places.get(texto);
      if (list) list.push(place);
      else places.set(texto, [place]);
    }
  }

  return (facts) => {
    const found = new Set(always);
    for (const [campo, places] of byText) {
      for (const texto of facts.textos[campo]) {
        for (const place of places.get(texto) ?? []) found.add(place);
      }
    }
    return [...found].sort((a, b) => a - b).map((place) => regras[place] as PreparedRegra);
  };
}

const textsOf = ({ carrinho }: PreparedRegra, field: TextField): ReadonlySet<string> | undefined => {
  const criterio = carrinho.find(({ campo }) => campo === field);
  return criterio?.scope === "carrinho" ? criterio.textos : undefined;
};
