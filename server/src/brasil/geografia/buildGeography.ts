import { estados, type RegiaoPais } from "./estados.ts";
import { type CepRange, resolveRanges } from "./resolveRanges.ts";

/** Kind of region inside the state (COT-005). */
export type RegiaoUf = "Capital" | "Metropolitano" | "Interior";

/** One line of the table of CEP ranges (`cepInicio;cepFim;uf;municipio;regiao` in an import); CEPs as integers. */
export interface GeographyRow extends CepRange {
  uf: string;
  regiaoUf: RegiaoUf;
  municipio?: string | null;
}

/** Where a CEP lies, as the quotation's `destino` tells it. */
export interface CepRegion {
  uf: string;
  ufExtenso: string;
  regiaoUf: RegiaoUf;
  regiaoPais: RegiaoPais;
}

/** Looks CEPs up; null for one outside every range. */
export type FindRegion = (cep: number) => CepRegion | null;

const estadoPorUf = new Map(estados.map((estado) => [estado.uf, estado]));

/** Builds the look-up of a table; the narrowest range wins, then the first row. Throws RangeError for a bad row. */
export function buildGeography(rows: readonly GeographyRow[]): FindRegion {
  const ranges = rows.map((row) => {
    const estado = estadoPorUf.get(row.uf);
    if (!estado) throw new RangeError(`uf: ${row.uf} is not a Brazilian state`);
    const { cepInicio, cepFim, regiaoUf } = row;
    if (!Number.isInteger(cepInicio) || !Number.isInteger(cepFim) || cepInicio < 0 || cepFim > 99_999_999) {
      throw new RangeError(`cepInicio, cepFim: ${cepInicio}-${cepFim} are not CEPs`);
    }
    if (cepFim < cepInicio) throw new RangeError(`cepFim: ${cepFim} lies before ${cepInicio}`);
    const region: CepRegion = { uf: row.uf, ufExtenso: estado.nome, regiaoUf, regiaoPais: estado.regiaoPais };
    return { cepInicio, cepFim, region: Object.freeze(region) };
  });
  const map = resolveRanges(ranges, (a, b) => a.cepFim - a.cepInicio - (b.cepFim - b.cepInicio));
  return (cep) => map.find(cep)?.region ?? null;
}
