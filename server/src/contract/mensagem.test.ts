import { expect, it, test } from "vitest";
import { createErrorAnswer } from "../http/answerError.ts";
import { HttpError, invalid } from "../http/index.ts";
import { faultMensagem, faultText, refusing } from "./mensagem.ts";
import { textos } from "./textos.ts";

const fault = (keyword: string, params: object) => [
  { instancePath: "/campo", keyword, params: params as Record<string, unknown> },
];

it.each<[string, object, string]>([
  ["required", { missingProperty: "a" }, "campo.a: é obrigatório"],
  ["type", { type: "string" }, "campo: deve ser um texto"],
  ["type", { type: "boolean" }, "campo: deve ser true ou false"],
  ["type", { type: ["integer", "string"] }, "campo: deve ser um número inteiro ou um texto"],
  ["type", { type: ["array", "object", "null"] }, "campo: deve ser uma lista, um objeto ou nulo"],
  ["maxLength", { limit: 2 }, "campo: deve ter no máximo 2 caracteres"],
  ["maxLength", { limit: 1 }, "campo: deve ter no máximo 1 caractere"],
  ["minLength", { limit: 1 }, "campo: não pode ser vazio"],
  ["minLength", { limit: 3 }, "campo: deve ter no mínimo 3 caracteres"],
  ["maxItems", { limit: 1 }, "campo: deve ter no máximo 1 item"],
  ["minItems", { limit: 2 }, "campo: deve ter no mínimo 2 itens"],
  ["uniqueItems", {}, "campo: não pode ter itens repetidos"],
  ["minimum", { limit: 1 }, "campo: deve ser maior ou igual a 1"],
  ["maximum", { limit: 9999999.99 }, "campo: deve ser menor ou igual a 9999999.99"],
  ["exclusiveMinimum", { limit: 0 }, "campo: deve ser maior que 0"],
  ["exclusiveMaximum", { limit: 1 }, "campo: deve ser menor que 1"],
  ["multipleOf", { multipleOf: 1 }, "campo: deve ser um número inteiro"],
  ["multipleOf", { multipleOf: 5 }, "campo: deve ser múltiplo de 5"],
  ["nearMultipleOf", { multipleOf: 0.1 }, "campo: deve ter no máximo 1 casa decimal"],
  ["nearMultipleOf", { multipleOf: 0.01 }, "campo: deve ter no máximo 2 casas decimais"],
  ["enum", { allowedValues: ["", "a", "b", null] }, "campo: deve ser um de: a, b, nulo"],
  ["const", { allowedValue: "a" }, "campo: deve ser a"],
  ["format", { format: "date" }, "campo: deve ser uma data real no formato AAAA-MM-DD"],
  ["format", { format: "cor" }, "campo: deve ser um texto no formato cor"],
  ["pattern", { text: "deve ter só a letra a, como aaa" }, "campo: deve ter só a letra a, como aaa"],
  ["pattern", {}, "campo: não está no formato esperado"],
  ["discriminator", { tag: "tipo" }, "campo.tipo: é obrigatório"],
  ["discriminator", { tag: "tipo", tagValue: "c" }, "campo.tipo: tem um valor desconhecido"],
  ["additionalProperties", { additionalProperty: "x" }, "campo.x: campo desconhecido"],
  ["contains", {}, "campo: valor inválido"],
])("%s %j", (keyword, params, mensagem) => {
  expect(faultMensagem(fault(keyword, params), "produto")).toBe(mensagem);
});

test("the value itself has the name that is given, or none", () => {
  const whole = [{ instancePath: "", keyword: "type", params: { type: "object" } }];
  expect([faultMensagem(whole, "produto"), faultText(fault("type", { type: "object" }))]).toEqual([
    "produto: deve ser um objeto",
    "deve ser um objeto",
  ]);
  expect(invalid({ in: "body", keys: [] }, (texts) => texts.invalidValue()).text(textos)).toBe(
    "corpo: valor inválido",
  );
});

test("a list of values is told as far as it fits", () => {
  const allowedValues = Array.from({ length: 200 }, (_, index) => `valor ${index}`);
  expect(faultMensagem(fault("enum", { allowedValues }), "")).toMatch(
    /^campo: deve ser um de: valor 0, .+\.\.\. \(200 valores\)$/,
  );
});

test("the body is {mensagem}, at most 255 characters, none of them split", () => {
  const answerError = createErrorAnswer(refusing);
  const body = (error: HttpError) => answerError(error).text;
  expect(answerError(new HttpError(404, "nada"))).toMatchObject({
    text: '{"mensagem":"nada"}',
    contentType: "application/json; charset=utf-8",
  });
  expect(JSON.parse(body(new HttpError(404, "😀".repeat(300)))).mensagem).toBe(`${"😀".repeat(252)}...`);
  expect(body(new HttpError(413, (texts) => texts.bodyTooLarge(5 * 1024 * 1024)))).toBe(
    '{"mensagem":"O corpo da requisição é maior que 5 MiB."}',
  );
});
