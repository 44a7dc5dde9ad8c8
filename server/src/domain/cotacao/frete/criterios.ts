import type { CepRegion } from "../../../brasil/geografia/index.ts";
import { canalKey } from "../../loja/canalKey.ts";

/** Fields a freight rule can look at, with the id the interface gives them (NS-019). */
export const CAMPO = {
  UF: 1,
  regiaoUf: 2,
  regiaoPais: 3,
  faixaCep: 4,
  canal: 5,
  filial: 6,
  transportadora: 7,
  metodo: 8,
  valorNF: 9,
  peso: 10,
  categoria: 11,
  sku: 12,
} as const;

/** Names of the fields by their ids. */
export const criterioFields = Object.fromEntries(Object.entries(CAMPO).map(([name, id]) => [id, name])) as {
  readonly [Name in keyof typeof CAMPO as (typeof CAMPO)[Name]]: Name;
};

/**
 * One condition of a freight rule. All conditions of a rule must hold; inside one, any of its values is enough.
 * - 1 UF, 2 regiaoUf, 3 regiaoPais, 5 canal, 11 categoria, 12 sku: `valores`, compared without regard to case,
 *   accents (a channel's count, NS-017) and outer spaces. 11 and 12 hold when at least one item of the cart has the value.
 * - 4 CEP: `inicio`/`fim` (integers, inclusive), and/or `valores` such as "01310-100" or "01000000-05999999".
 * - 6 filial: `valores`: text is the ERP code, a number the internal code. 7 transportadora, 8 metodo: internal
 *   codes, as numbers or digits.
 * - 9 valorNF: `inicio`/`fim` in cents; 10 peso: total real weight in thousandths of kg; both ends inclusive.
 * A missing end is open. A condition without values and ends, or of an unknown field, never holds.
 */
export interface Criterio {
  campo: number;
  valores?: readonly (string | number)[] | null;
  inicio?: number | null;
  fim?: number | null;
}

/** Fields that are compared as text, the one that tells the most rules apart first. */
export const textFields = [
  CAMPO.sku,
  CAMPO.categoria,
  CAMPO.canal,
  CAMPO.UF,
  CAMPO.regiaoPais,
  CAMPO.regiaoUf,
] as const;

export type TextField = (typeof textFields)[number];

/** What the whole quotation offers to conditions; the texts of each field are folded. */
export interface CarrinhoFacts {
  cep: number;
  valorNF: number;
  pesoReal: number;
  textos: Readonly<Record<TextField, ReadonlySet<string>>>;
}

/** What one branch and method offer to conditions. */
export interface PairFacts {
  idFilial: number;
  filialErp: string;
  idTransportadora: number;
  idMetodo: number;
}

/** A condition ready to be asked. Cart conditions are asked once per quotation, pair conditions per option. */
export type PreparedCriterio =
  | {
      campo: number;
      scope: "carrinho";
      holds: (carrinho: CarrinhoFacts) => boolean;
      textos?: ReadonlySet<string>;
    }
  | { campo: number; scope: "pair"; holds: (pair: PairFacts) => boolean };

/** Nothing to decompose in it. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Text as conditions compare it. A quotation of ten items folds some forty texts: plain ones take the short way. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.trim().toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

/** The texts of a quotation, folded once for all conditions. */
export function carrinhoTexts(
  { uf, regiaoUf, regiaoPais }: CepRegion,
  canal: string,
  categorias: readonly string[],
  skus: readonly string[],
): CarrinhoFacts["textos"] {
  const folded = (texts: readonly string[]) => new Set(texts.map(foldText));
  return {
    [CAMPO.UF]: folded([uf]),
    [CAMPO.regiaoUf]: folded([regiaoUf]),
    [CAMPO.regiaoPais]: folded([regiaoPais]),
    [CAMPO.canal]: new Set([canalKey(canal)]),
    [CAMPO.categoria]: folded(categorias),
    [CAMPO.sku]: folded(skus),
  };
}

/** Prepares a condition for fast questions. */
export function prepareCriterio(criterio: Criterio): PreparedCriterio {
  const { campo } = criterio;
  const values = criterio.valores ?? [];
  const numbers = new Set(values.map(Number));
  const within = rangeTest(criterio);
  const carrinho = (holds: (carrinho: CarrinhoFacts) => boolean) =>
    ({ campo, scope: "carrinho", holds }) as const;
  const pair = (holds: (pair: PairFacts) => boolean): PreparedCriterio => ({ campo, scope: "pair", holds });
  switch (campo) {
    case CAMPO.UF:
    case CAMPO.regiaoUf:
    case CAMPO.regiaoPais:
    case CAMPO.canal:
    case CAMPO.categoria:
    case CAMPO.sku: {
      const fold = campo === CAMPO.canal ? canalKey : foldText;
      const textos = new Set(values.map((value) => fold(String(value))));
      return { ...carrinho((facts) => !facts.textos[campo].isDisjointFrom(textos)), textos };
    }
    case CAMPO.faixaCep: {
      const ranges = values.map(cepRange);
      return carrinho(({ cep }) => within(cep) || ranges.some(([from, to]) => from <= cep && cep <= to));
    }
    case CAMPO.filial: {
      const codes = new Set(values.filter((value) => typeof value === "string").map((code) => code.trim()));
      const ids = new Set(values.filter((value) => typeof value === "number"));
      return pair(({ idFilial, filialErp }) => ids.has(idFilial) || codes.has(filialErp));
    }
    case CAMPO.transportadora:
      return pair(({ idTransportadora }) => numbers.has(idTransportadora));
    case CAMPO.metodo:
      return pair(({ idMetodo }) => numbers.has(idMetodo));
    case CAMPO.valorNF:
      return carrinho(({ valorNF }) => within(valorNF));
    case CAMPO.peso:
      return carrinho(({ pesoReal }) => within(pesoReal));
    default:
      return carrinho(() => false);
  }
}

function rangeTest({ inicio, fim }: Criterio): (value: number) => boolean {
  if (inicio == null && fim == null) return () => false;
  const from = inicio ?? Number.NEGATIVE_INFINITY;
  const to = fim ?? Number.POSITIVE_INFINITY;
  return (value) => from <= value && value <= to;
}

function cepRange(value: string | number): [number, number] {
  const text = String(value).replace(/\s/g, "");
  const [from, to = from] = text.replace(/(\d{5})-(\d{3})(?!\d)/g, "$1$2").split("-");
  return [Number(from), Number(to)];
}
