import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";
import type { ValidationError } from "./contractModule.ts";
import { fit, ofField } from "./messages.ts";

const TYPES: Record<string, string> = {
  string: "um texto",
  integer: "um número inteiro",
  number: "um número",
  boolean: "true ou false",
  array: "uma lista",
  object: "um objeto",
  null: "nulo",
};

const FORMATS: Record<string, string> = {
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

/**
 * The `mensagem` for a value that failed its schema: `volumes.0.quantidade: deve ser maior ou igual a 1`.
 *
 * @param errors what ajv reported; of several (alternatives of a union) the one that reached deepest is told
 * @param where name used when the value itself is at fault (`corpo`, or empty to say nothing)
 * @returns Portuguese text of at most 255 characters
 */
export function describeValidationError(
  errors: readonly ValidationError[] | null | undefined,
  where = "",
): string {
  const error = mostTelling(errors ?? []);
  if (!error) return ofField(where, "valor inválido");
  const field = fieldOf(error);
  return ofField(field === "" ? where : field, sentence(error));
}

/** In a union the branch that got furthest into the value names the real fault; `null` is never the one meant. */
function mostTelling(errors: readonly ValidationError[]): ValidationError | undefined {
  if (errors.length <= 1) return errors[0];
  let best: ValidationError | undefined;
  for (const error of errors) {
    if (error.keyword === "anyOf" || error.keyword === "oneOf" || isNullBranch(error)) continue;
    if (!best || depthOf(error) > depthOf(best)) best = error;
  }
  const peers = errors.filter((error) => best && error.instancePath === best.instancePath);
  const types = new Set(
    peers.filter((error) => error.keyword === "type").flatMap((error) => error.params.type as string),
  );
  const onlyTypes = peers.every((error) => ["type", "anyOf", "oneOf"].includes(error.keyword));
  if (best && onlyTypes && types.size > 1) return { ...best, params: { type: [...types] } };
  return best ?? errors[0];
}

const isNullBranch = (error: ValidationError) => error.keyword === "type" && error.params.type === "null";
const depthOf = (error: ValidationError) => error.instancePath.split("/").length;

/** JSON pointer to dotted path; `required` is told at the missing property. */
function fieldOf({ instancePath, keyword, params }: ValidationError): string {
  const parts = pointerKeys(instancePath);
  if (keyword === "required") parts.push(String(params.missingProperty));
  if (keyword === "discriminator") parts.push(String(params.tag));
  if (keyword === "additionalProperties") parts.push(String(params.additionalProperty));
  return parts.join(".");
}

function sentence({ keyword, params }: ValidationError): string {
  const limit = params.limit as number;
  switch (keyword) {
    case "required":
      return "é obrigatório";
    case "type":
      return `deve ser ${listOf([params.type].flat().map((type) => TYPES[String(type)] ?? String(type)))}`;
    case "maxLength":
      return `deve ter no máximo ${count(limit, "caractere")}`;
    case "minLength":
      return limit === 1 ? "não pode ser vazio" : `deve ter no mínimo ${count(limit, "caractere")}`;
    case "maxItems":
      return `deve ter no máximo ${count(limit, "item", "itens")}`;
    case "minItems":
      return limit === 1 ? "não pode ser vazio" : `deve ter no mínimo ${count(limit, "item", "itens")}`;
    case "uniqueItems":
      return "não pode ter itens repetidos";
    case "minimum":
      return `deve ser maior ou igual a ${limit}`;
    case "maximum":
      return `deve ser menor ou igual a ${limit}`;
    case "exclusiveMinimum":
      return `deve ser maior que ${limit}`;
    case "exclusiveMaximum":
      return `deve ser menor que ${limit}`;
    case "multipleOf":
    case "nearMultipleOf":
      return step(params.multipleOf as number);
    case "enum":
      return `deve ser ${valuesOf(params.allowedValues as unknown[])}`;
    case "const":
      return `deve ser ${valuesOf([params.allowedValue])}`;
    case "format":
      return `deve ser ${FORMATS[String(params.format)] ?? `um texto no formato ${params.format}`}`;
    case "pattern":
      return String(params.text ?? "não está no formato esperado");
    case "discriminator":
      return params.tagValue === undefined ? "é obrigatório" : "tem um valor desconhecido";
    case "additionalProperties":
    case "unevaluatedProperties":
      return "campo desconhecido";
    default:
      return "valor inválido";
  }
}

function step(multipleOf: number): string {
  const places = Math.round(-Math.log10(multipleOf));
  if (multipleOf === 1) return "deve ser um número inteiro";
  if (places < 1) return `deve ser múltiplo de ${multipleOf}`;
  return `deve ter no máximo ${count(places, "casa decimal", "casas decimais")}`;
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function listOf(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ou ${words.at(-1)}`;
}

/** The allowed values but the empty one, as many as fit in about 120 characters. */
function valuesOf(values: unknown[]): string {
  const words = values
    .filter((value) => value !== "")
    .map((value) => (value === null ? "nulo" : fit(String(value), 60)));
  let end = 0;
  for (let length = 0; end < words.length && length + (words[end] as string).length <= 120; end++) {
    length += (words[end] as string).length + 2;
  }
  if (end === words.length) return `${words.length > 1 ? "um de: " : ""}${words.join(", ")}`;
  return `um de: ${words.slice(0, end).join(", ")}... (${words.length} valores)`;
}
