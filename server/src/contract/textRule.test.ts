import { describe, expect, it } from "vitest";
import { createTextCheck } from "../http/checkText.ts";
import { textRule } from "./textRule.ts";

const check = createTextCheck(textRule, ["/mensagem"]);
/** What a body is refused with; undefined: it is not. */
const refused = (json: string): string | undefined => {
  if (!textRule.concerns?.(json)) return undefined;
  try {
    check(JSON.parse(json));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe("texts of bodies (NS-003)", () => {
  it.each([
    ["harmless escapes", '"\\"\\\\\\/\\u00e7"'],
    ["a pair of surrogate escapes", '"\\ud83d\\ude00"'],
    ["line breaks and tabs in free text", '{"mensagem":"a\\r\\n\\tb"}'],
    ["DEL and C1, which are no C0", '"\\u007f\\u0085"'],
  ])("%s", (_name, json) => expect(refused(json)).toBeUndefined());

  it.each([
    ["NUL", '{"volumes":[{"sku":"a\\u0000"}]}', "volumes.0.sku: contém caractere não permitido"],
    ["a control in free text", '{"mensagem":"\\u0001"}', "mensagem: contém caractere não permitido"],
    ["a form feed in free text", '{"mensagem":"\\f"}', "mensagem: contém caractere não permitido"],
    ["a backspace", '{"nome":"\\b"}', "nome: contém caractere não permitido"],
    ["a tab", '{"nome":"\\t"}', "nome: contém caractere não permitido"],
    ["a line break", '{"nome":"a\\nb"}', "nome: contém caractere não permitido"],
    ["a carriage return", '{"nome":"a\\rb"}', "nome: contém caractere não permitido"],
    ["a lone high surrogate", '["\\ud800"]', "0: contém texto Unicode inválido"],
    ["a lone low surrogate", '["a\\udc00b"]', "0: contém texto Unicode inválido"],
    ["a lone surrogate in free text", '{"mensagem":"\\ud800"}', "mensagem: contém texto Unicode inválido"],
    ["a bare string", '"\\u0000"', "contém caractere não permitido"],
    [
      "a key that is no text either",
      '{"\\u0000\\ud800":"\\u0000"}',
      "?\ufffd: contém caractere não permitido",
    ],
  ])("refuses %s", (_name, json, mensagem) => expect(refused(json)).toBe(mensagem));
});
