/** CNPJ that the demonstration's invoices are issued by. */
const CNPJ = "11222333000181";
/** IBGE codes of the states of the demonstration's branches. */
const CODIGO_UF: Record<string, string> = { SP: "35", PR: "41", PE: "26", RJ: "33", MG: "31" };

/**
 * An invoice key of 44 digits with its check digit: state, year and month, CNPJ, model 55, series 1, number.
 *
 * @param data civil date of issue, YYYY-MM-DD
 */
export function chaveNotaDemo(uf: string, data: string, numero: number): string {
  const month = data.slice(2, 4) + data.slice(5, 7);
  const code = String((numero * 7_919) % 100_000_000).padStart(8, "0");
  const digits = `${CODIGO_UF[uf] ?? "35"}${month}${CNPJ}55001${String(numero).padStart(9, "0")}1${code}`;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return `${digits}${rest < 2 ? 0 : 11 - rest}`;
}

/** A postal tracking code (S10) with its check digit. */
export function codigoPostal(numero: number): string {
  const digits = String(numero).padStart(8, "0");
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  const check = rest === 0 ? 5 : rest === 1 ? 0 : 11 - rest;
  return `DM${digits}${check}BR`;
}
