const COUNT = /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/;
const EITHER = /^\^\(\\d\{(\d+)\}\|\\d\{(\d+)\}\)\$$/;

/**
 * What a text must be like to match a `pattern` of the contract, in words: `deve ter exatamente 8 dígitos`. Undefined for other
 * patterns than those of digits: the contract says their words itself (`@patternText`).
 */
export function describePattern(pattern: string): string | undefined {
  const [, least, most] = COUNT.exec(pattern) ?? [];
  if (least !== undefined && most !== undefined)
    return `deve ter de ${least} a ${most} dígitos, e só dígitos`;
  if (least !== undefined) return `deve ter exatamente ${least} dígitos`;
  const [, one, other] = EITHER.exec(pattern) ?? [];
  if (one !== undefined) return `deve ter exatamente ${one} ou ${other} dígitos`;
  return pattern === "^\\d*$" ? "deve ter só dígitos" : undefined;
}
