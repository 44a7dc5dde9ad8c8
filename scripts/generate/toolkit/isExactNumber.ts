const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/**
 * Is the double that was made of a number's text that number? Both are compared as the decimals that they are written as: 0.10 and
 * 1e-1 are exact, 0.1000000000000000055 is not, although it is the same double.
 */
export function isExactNumber(text: string, value: number): boolean {
  return canonical(text) === canonical(String(value));
}

/** One text for one number: its digits without zeros at the ends, and the power of ten. */
function canonical(text: string): string {
  const [, sign, whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return digits === "" && sign !== undefined ? "0" : text;
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${sign}${significant}e${power}`;
}
