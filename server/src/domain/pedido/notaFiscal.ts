/** What a 44-character invoice key tells (NS-010). */
export interface ChaveNF {
  cnpjFaturador: string | null;
  numero: number | null;
  serie: number | null;
}

/** State 2, year and month 4, CNPJ 14 (letters since 2026), model 2, series 3, number 9, emission 1, code 8, check digit 1. */
const KEY = /^\d{6}([0-9A-Z]{12}\d{2})\d{2}(\d{3})(\d{9})\d{10}$/;

/** Reads the issuer, series and number out of an invoice key; all null when it is no 44-character key. */
export function parseChaveNF(chave: string): ChaveNF {
  const [, cnpjFaturador = null, serie, numero] = KEY.exec(chave) ?? [];
  if (cnpjFaturador === null) return { cnpjFaturador, numero: null, serie: null };
  return { cnpjFaturador, numero: Number(numero), serie: Number(serie) };
}

/** Whether the text is an invoice key with the right check digit: modulo 11, weights 2 to 9 from the right. */
export function isChaveNF(chave: string): boolean {
  if (!KEY.test(chave)) return false;
  let sum = 0;
  for (let place = 42, weight = 2; place >= 0; place--, weight = weight === 9 ? 2 : weight + 1) {
    sum += (chave.charCodeAt(place) - 48) * weight;
  }
  const rest = sum % 11;
  return Number(chave[43]) === (rest < 2 ? 0 : 11 - rest);
}
