/** CNPJ that the demonstration's invoices are issued by. */
export const CNPJ_EMISSOR = "11222333000181";
/** IBGE codes of the states of the demonstration's branches. */
const CODIGO_UF: Record<string, string> = { SP: "35", PR: "41", PE: "26", RJ: "33", MG: "31" };

/**
 * An invoice key of 44 characters with its check digit, series 1.
 *
 * @param data civil date of issue, YYYY-MM-DD
 */
export function chaveNotaDemo(uf: string, data: string, numero: number): string {
  return chaveFiscalDemo({ uf, data, cnpj: CNPJ_EMISSOR, modelo: 55, numero });
}

/** The key of a fiscal document: state, year and month, CNPJ, model (55 invoice, 57 CT-e), series 1, number, code, check digit. */
export function chaveFiscalDemo({ uf, data, cnpj, modelo, numero }: DocumentoFiscal): string {
  const month = data.slice(2, 4) + data.slice(5, 7);
  const code = String((numero * 7_919) % 100_000_000).padStart(8, "0");
  const text = `${CODIGO_UF[uf] ?? "35"}${month}${cnpj}${modelo}001${String(numero).padStart(9, "0")}1${code}`;
  const sum = [...text]
    .reverse()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return `${text}${rest < 2 ? 0 : 11 - rest}`;
}

/** What a key is made of. */
interface DocumentoFiscal {
  uf: string;
  /** Civil date of issue. */
  data: string;
  cnpj: string;
  modelo: 55 | 57;
  numero: number;
}

/** A postal tracking code (S10) with its check digit. */
export function codigoPostal(numero: number): string {
  const digits = String(numero).padStart(8, "0");
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  const check = rest === 0 ? 5 : rest === 1 ? 0 : 11 - rest;
  return `DM${digits}${check}BR`;
}
