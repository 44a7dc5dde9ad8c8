import type { CriterioRegra } from "@frete/contract/operacao";
import { criteriosDocument } from "../domain/cotacao/criteriosDocument.ts";
import { CAMPO, type Criterio } from "../domain/cotacao/frete/criterios.ts";
import { invalid } from "../http/errors.ts";
import { fromCents, fromThousandths, toCents, toThousandths } from "../platform/numbers.ts";
import type { Recurso } from "./recursos.ts";
import { type CheckContext, requireReference } from "./resource.ts";
import { textos } from "./textos.ts";

/** Criteria whose values are codes of records of the loja. */
const REFERENCES: Record<number, { name: Recurso; table: string }> = {
  [CAMPO.filial]: { name: "filial", table: "filial" },
  [CAMPO.transportadora]: { name: "transportadora", table: "transportadora" },
  [CAMPO.metodo]: { name: "metodo", table: "metodo_envio" },
};

/** The criteria of a rule as the quotation reads them: amounts in cents and thousandths, CEP ranges as `from-to`. */
export function criteriosText(criteria: readonly CriterioRegra[]): string {
  return criteriosDocument.render(criteria.map(toStored));
}

/** The criteria as the operator wrote them. */
export function readCriterios(text: string): CriterioRegra[] {
  return criteriosDocument.parse(text).map(fromStored);
}

/**
 * @throws HttpError 400 naming the criterion: repeated, without limits, limits the wrong way round, or a code that the
 * loja does not have
 */
export async function checkCriterios(
  criteria: readonly CriterioRegra[],
  context: CheckContext,
): Promise<void> {
  const seen = new Set<number>();
  for (const [index, criterion] of criteria.entries()) {
    const field = `criterios.${index}`;
    if (seen.has(criterion.campo)) throw invalid(`${field}.campo`, textos.criterioRepetido());
    seen.add(criterion.campo);
    checkLimits(criterion, field);
    const reference = REFERENCES[criterion.campo];
    if (!reference || !("valores" in criterion)) continue;
    for (const [place, code] of criterion.valores.entries()) {
      await requireReference(context, `${field}.valores.${place}`, { ...reference, code: Number(code) });
    }
  }
}

function checkLimits(criterion: CriterioRegra, field: string): void {
  if ("faixas" in criterion) {
    for (const [place, { cepInicio, cepFim }] of criterion.faixas.entries()) {
      if (cepFim < cepInicio)
        throw invalid(`${field}.faixas.${place}.cepFim`, textos.fimAntesDoInicio("cepInicio"));
    }
  } else if (criterion.campo === CAMPO.valorNF || criterion.campo === CAMPO.peso) {
    const { de, ate } = criterion;
    if (de === undefined && ate === undefined) throw invalid(field, textos.criterioSemLimites());
    if (de !== undefined && ate !== undefined && ate < de)
      throw invalid(`${field}.ate`, textos.fimAntesDoInicio("de"));
  }
}

function toStored(criterion: CriterioRegra): Criterio {
  const { campo } = criterion;
  switch (campo) {
    case CAMPO.faixaCep:
      return { campo, valores: criterion.faixas.map(({ cepInicio, cepFim }) => `${cepInicio}-${cepFim}`) };
    case CAMPO.valorNF:
    case CAMPO.peso: {
      const scale = campo === CAMPO.valorNF ? toCents : toThousandths;
      const { de, ate } = criterion;
      return {
        campo,
        inicio: de === undefined ? null : scale(de),
        fim: ate === undefined ? null : scale(ate),
      };
    }
    default:
      return { campo, valores: criterion.valores };
  }
}

function fromStored({ campo, valores, inicio, fim }: Criterio): CriterioRegra {
  if (campo === CAMPO.faixaCep)
    return { campo, faixas: (valores ?? []).map((value) => cepRange(String(value))) };
  if (campo === CAMPO.valorNF || campo === CAMPO.peso) {
    const scale = campo === CAMPO.valorNF ? fromCents : fromThousandths;
    return {
      campo,
      ...(inicio == null ? {} : { de: scale(inicio) }),
      ...(fim == null ? {} : { ate: scale(fim) }),
    };
  }
  return { campo, valores } as CriterioRegra;
}

function cepRange(text: string): { cepInicio: string; cepFim: string } {
  const [cepInicio = "", cepFim = cepInicio] = text.split("-");
  return { cepInicio, cepFim };
}
