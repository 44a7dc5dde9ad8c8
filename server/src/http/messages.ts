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

export const unauthorized = () => "token ausente, inválido, expirado ou sem acesso a esta operação";
export const unknownPath = () => "endereço não encontrado";
export const methodNotAllowed = (allowed: string) => `método não permitido neste endereço; use ${allowed}`;
export const malformedPath = () => "endereço mal formado: codificação percentual inválida";
export const malformedQuery = () => "parâmetros mal formados: codificação percentual inválida";
export const pendingOperation = () => "operação ainda não disponível nesta instalação";
export const internalError = () => "erro interno; tente novamente mais tarde";
export const unavailable = () => "serviço temporariamente indisponível; tente novamente em instantes";

export const unsupportedMediaType = (accepted: readonly string[]) =>
  `Content-Type deve ser ${accepted.join(" ou ")}`;
export const unsupportedEncoding = () => "corpo com Content-Encoding não é aceito";
export const unsupportedCharset = () => "o corpo deve estar em UTF-8";
export const bodyTooLarge = (maxBytes: number) => `corpo da requisição acima do limite de ${bytes(maxBytes)}`;
export const bodyMissing = () => "corpo da requisição ausente";
export const bodyNotUtf8 = () => "o corpo da requisição não é UTF-8 válido";
export const bodyNotJson = () => "o corpo da requisição não é JSON válido";
export const bodyTooDeep = (depth: number) => `o corpo da requisição tem mais de ${depth} níveis`;
export const controlCharacter = () => "contém caractere não permitido";
export const illFormedText = () => "contém texto Unicode inválido";

export const repeatedParameter = () => "deve ser informado uma única vez";
export const notInteger = () => "deve ser um número inteiro";
export const notNumber = () => "deve ser um número";
export const notBoolean = () => "deve ser true ou false";

export const malformedRequest = () => "requisição HTTP mal formada";
export const requestTimeout = () => "tempo esgotado à espera da requisição";
export const headersTooLarge = () => "cabeçalhos da requisição grandes demais";

function bytes(count: number): string {
  const mebibyte = 1024 * 1024;
  return count >= mebibyte && count % mebibyte === 0 ? `${count / mebibyte} MB` : `${count} bytes`;
}
