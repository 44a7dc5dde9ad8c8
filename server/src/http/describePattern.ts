import { fit } from "./messages.ts";

const COUNT = /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/;
const EITHER = /^\^\(\\d\{(\d+)\}\|\\d\{(\d+)\}\)\$$/;

/**
 * What a text must be like to match a `pattern` of the contract. Patterns of digits, which is what most are, are told in
 * words: `deve ter exatamente 8 dígitos`. Any other is shown as it is.
 */
export function describePattern(pattern: string): string {
  const [, least, most] = COUNT.exec(pattern) ?? [];
  if (least !== undefined && most !== undefined)
    return `deve ter de ${least} a ${most} dígitos, e só dígitos`;
  if (least !== undefined) return `deve ter exatamente ${least} dígitos`;
  const [, one, other] = EITHER.exec(pattern) ?? [];
  if (one !== undefined) return `deve ter exatamente ${one} ou ${other} dígitos`;
  if (pattern === "^\\d*$") return "deve ter só dígitos";
  return `não está no formato esperado (${fit(pattern, 60)})`;
}
