const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether the two check digits of a CNPJ (twelve of `[0-9A-Z]` and two digits, no punctuation) are right. A character
 * counts as its ASCII code less 48, which also covers the alphanumeric form.
 */
export function checkCnpj(cnpj: string): boolean {
  const values = [...cnpj].map((character) => character.charCodeAt(0) - 48);
  const digit = (length: number): number => {
    const weights = WEIGHTS.slice(WEIGHTS.length - length);
    const sum = weights.reduce((total, weight, index) => total + weight * (values[index] as number), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digit(12) === values[12] && digit(13) === values[13];
}
