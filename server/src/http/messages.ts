/** Longest `mensagem`, in characters (code points). */
export const MAX_LENGTH = 255;

/** A text cut to `limit` characters, never inside one, with `...` as its end. */
export function fit(text: string, limit = MAX_LENGTH): string {
  const clean = text.isWellFormed() ? text : text.toWellFormed();
  if (clean.length <= limit) return clean;
  const characters = [...clean];
  return characters.length <= limit ? clean : `${characters.slice(0, limit - 3).join("")}...`;
}

/** `field: text`; a field name that is too long or holds controls is made printable. */
export function ofField(field: string, text: string): string {
  return fit(field === "" ? text : `${fit(field.replace(/[\u0000-\u001f\u007f]/g, "?"), 120)}: ${text}`);
}

export const unauthorized = () => "Token ausente, expirado, inválido ou sem acesso a esta operação.";
export const unknownPath = () => "Endereço não encontrado.";
export const methodNotAllowed = (allowed: string) => `Método não permitido neste endereço; use ${allowed}.`;
export const malformedPath = () => "Endereço mal formado: codificação percentual inválida.";
export const pendingOperation = () => "Operação ainda não disponível nesta instalação.";
export const internalError = () => "Erro interno. Tente novamente em instantes.";
export const noSpace = () => "Não há espaço para guardar o que foi enviado. Tente novamente mais tarde.";
export const unavailable = () => "Serviço temporariamente indisponível. Tente novamente em instantes.";

export const unsupportedMediaType = (accepted: readonly string[]) =>
  `Envie o corpo como ${accepted.join(" ou ")}.`;
export const unsupportedEncoding = () => "Envie o corpo sem compressão (Content-Encoding).";
export const unsupportedCharset = () => "Envie o corpo em UTF-8.";
export const bodyTooLarge = (maxBytes: number) => `O corpo da requisição é maior que ${bytes(maxBytes)}.`;
export const bodyMissing = () => "O corpo da requisição está ausente.";
export const bodyNotUtf8 = () => "O corpo da requisição não é UTF-8 válido.";
export const bodyNotJson = () => "O corpo da requisição não é JSON válido.";
export const bodyTooDeep = (depth: number) => `O corpo da requisição tem mais de ${depth} níveis.`;
export const controlCharacter = () => "contém caractere não permitido";
export const illFormedText = () => "contém texto Unicode inválido";

export const malformedEncoding = () => "codificação percentual inválida";
export const repeatedParameter = () => "deve ser informado uma única vez";
export const notInteger = () => "deve ser um número inteiro";
export const notNumber = () => "deve ser um número";
export const notBoolean = () => "deve ser true ou false";

export const malformedRequest = () => "Requisição HTTP mal formada.";
export const requestTimeout = () => "Tempo esgotado à espera da requisição.";
export const headersTooLarge = () => "Os cabeçalhos da requisição são grandes demais.";

function bytes(count: number): string {
  const mebibyte = 1024 * 1024;
  return count >= mebibyte && count % mebibyte === 0 ? `${count / mebibyte} MiB` : `${count} bytes`;
}
