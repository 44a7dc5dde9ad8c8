import type { Texts } from "../http/index.ts";

const TIPOS: Record<string, string> = {
  string: "um texto",
  integer: "um número inteiro",
  number: "um número",
  boolean: "true ou false",
  array: "uma lista",
  object: "um objeto",
  null: "nulo",
};

const FORMATOS: Record<string, string> = {
  date: "uma data real no formato AAAA-MM-DD",
  timestamp: "uma data e hora real no formato AAAA-MM-DD HH:mm:ss",
  "timestamp-iso": "uma data e hora real no formato AAAA-MM-DDTHH:mm:ss",
  "data-pedido":
    "uma data real: AAAA-MM-DD, AAAA-MM-DD HH:mm:ss ou AAAA-MM-DDTHH:mm:ss, com ou sem fuso (Z, -03:00)",
  periodo: "um período no formato inícioTOfim (AAAA-MM-DD ou AAAA-MM-DDTHH:mm:ss)",
  "date-time": "uma data e hora com fuso, no formato AAAA-MM-DDTHH:mm:ss-03:00",
  uri: "um endereço http ou https completo",
  url: "um endereço http ou https completo",
  email: "um e-mail",
  uuid: "um identificador de 32 dígitos hexadecimais",
};

/** What the toolkit tells the callers of both interfaces. */
export const textos: Texts = {
  unauthorized: () => "Token ausente, expirado, inválido ou sem acesso a esta operação.",
  unknownPath: () => "Endereço não encontrado.",
  methodNotAllowed: (allowed) => `Método não permitido neste endereço; use ${allowed}.`,
  malformedPath: () => "Endereço mal formado: codificação percentual inválida.",
  pendingOperation: () => "Operação ainda não disponível nesta instalação.",
  internalError: () => "Erro interno. Tente novamente em instantes.",
  noSpace: () => "Não há espaço para guardar o que foi enviado. Tente novamente mais tarde.",
  unavailable: () => "Serviço temporariamente indisponível. Tente novamente em instantes.",
  unsupportedMediaType: (accepted) => `Envie o corpo como ${accepted.join(" ou ")}.`,
  unsupportedEncoding: () => "Envie o corpo sem compressão (Content-Encoding).",
  unsupportedCharset: () => "Envie o corpo em UTF-8.",
  bodyTooLarge: (maxBytes) => `O corpo da requisição é maior que ${bytes(maxBytes)}.`,
  tooManyBodies: () => "Há muitas requisições grandes em andamento. Tente novamente em instantes.",
  bodyMissing: () => "O corpo da requisição está ausente.",
  bodyNotUtf8: () => "O corpo da requisição não é UTF-8 válido.",
  bodyNotJson: () => "O corpo da requisição não é JSON válido.",
  bodyTooDeep: (depth) => `O corpo da requisição tem mais de ${depth} níveis.`,
  malformedForm: () => "O formulário está mal formado ou incompleto.",
  tooManyParts: (limit) => `O formulário tem mais de ${limit} partes.`,
  malformedRequest: () => "Requisição HTTP mal formada.",
  requestTimeout: () => "Tempo esgotado à espera da requisição.",
  headersTooLarge: () => "Os cabeçalhos da requisição são grandes demais.",

  malformedEncoding: () => "codificação percentual inválida",
  malformedParameter: () => "não está na forma esperada",
  repeatedParameter: () => "deve ser informado uma única vez",
  required: () => "é obrigatório",
  unknownField: () => "campo desconhecido",
  invalidValue: () => "valor inválido",
  notEmpty: () => "não pode ser vazio",
  maxLength: (limit) => `deve ter no máximo ${count(limit, "caractere")}`,
  minLength: (limit) => `deve ter no mínimo ${count(limit, "caractere")}`,
  maxItems: (limit) => `deve ter no máximo ${count(limit, "item", "itens")}`,
  minItems: (limit) => `deve ter no mínimo ${count(limit, "item", "itens")}`,
  tooManyDigits: () => "deve ter no máximo 15 dígitos significativos",
  uniqueItems: () => "não pode ter itens repetidos",
  minimum: (limit) => `deve ser maior ou igual a ${limit}`,
  maximum: (limit) => `deve ser menor ou igual a ${limit}`,
  exclusiveMinimum: (limit) => `deve ser maior que ${limit}`,
  exclusiveMaximum: (limit) => `deve ser menor que ${limit}`,
  multipleOf: (step) => `deve ser múltiplo de ${step}`,
  decimalPlaces: (places) => `deve ter no máximo ${count(places, "casa decimal", "casas decimais")}`,
  type: (types) => `deve ser ${listOf(types.map((type) => TIPOS[type] ?? type))}`,
  format: (format) => `deve ser ${FORMATOS[format] ?? `um texto no formato ${format}`}`,
  pattern: () => "não está no formato esperado",
  unknownVariant: () => "tem um valor desconhecido",
  oneOf: (values, total) =>
    `deve ser ${total > 1 ? "um de: " : ""}${values.map((value) => value ?? "nulo").join(", ")}${values.length < total ? `... (${total} valores)` : ""}`,

  body: () => "corpo",
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ou ${words.at(-1)}`;
}

function bytes(total: number): string {
  const mebibyte = 1024 * 1024;
  return total >= mebibyte && total % mebibyte === 0 ? `${total / mebibyte} MiB` : `${total} bytes`;
}
