import { describe, expect, it } from "vitest";
import type { ParameterEntry } from "./contractModule.ts";
import { createQueryParser } from "./parseQuery.ts";

const entry = (name: string, type: ParameterEntry["type"], array = false) => ({
  name,
  type,
  array,
  required: false,
});
const parse = createQueryParser([
  entry("limite", "integer"),
  entry("peso", "number"),
  entry("ativo", "boolean"),
  entry("nome", "string"),
  entry("constructor", "string"),
  entry("tipo", "string", true),
  entry("ids", "integer", true),
]);

describe("query parameters (NS-003)", () => {
  it.each<[string, Record<string, unknown>]>([
    ["", {}],
    ["&&", {}],
    ["limite=50", { limite: 50 }],
    ["limite=-0", { limite: 0 }],
    ["limite=007", { limite: 7 }],
    ["peso=1.5", { peso: 1.5 }],
    ["peso=-1e-3", { peso: -0.001 }],
    ["ativo=true", { ativo: true }],
    ["ativo=false", { ativo: false }],
    ["nome=a+b%20c%2B", { nome: "a b c+" }],
    ["nome=&limite=&peso=&ativo=&tipo=", {}],
    ["nome&limite", {}],
    ["nome=+%20&limite=%20", {}],
    ["limite=&limite=7", { limite: 7 }],
    ["tipo=&tipo=b", { tipo: ["b"] }],
    ["nome=a=b", { nome: "a=b" }],
    ["n%6fme=x", { nome: "x" }],
    ["nome=%F0%9F%98%80", { nome: "😀" }],
    ["constructor=x", { constructor: "x" }],
    ["tipo=a&tipo=b", { tipo: ["a", "b"] }],
    ["ids=1&ids=2", { ids: [1, 2] }],
    ["other=1&other=2&__proto__=3&x=%00", {}],
    ["x=%&%=1&%zz&other=%E0%A4%A&limite=7", { limite: 7 }],
  ])("%s", (query, want) => expect(parse(query)).toEqual(want));

  it.each([
    ["limite=1&limite=1", "limite: must be given only once"],
    ["limite=1.0", "limite: must be an integer"],
    ["limite=0x10", "limite: must be an integer"],
    ["limite=+1", "limite: must be an integer"],
    ["limite=9007199254740993", "limite: must be an integer"],
    ["limite=٣", "limite: must be an integer"],
    ["ids=1&ids=x", "ids: must be an integer"],
    ["peso=1,5", "peso: must be a number"],
    ["peso=1e400", "peso: must be a number"],
    ["peso=NaN", "peso: must be a number"],
    ["peso=.5", "peso: must be a number"],
    ["ativo=1", "ativo: must be true or false"],
    ["ativo=TRUE", "ativo: must be true or false"],
    ["nome=%00", "nome: has a character that is not allowed"],
    ["nome=a%0Ab", "nome: has a character that is not allowed"],
    ["nome=%", "nome: has invalid percent-encoding"],
    ["nome=%E0%A4%A", "nome: has invalid percent-encoding"],
    ["nome=%C0%AF", "nome: has invalid percent-encoding"],
    ["nome=%ED%A0%80", "nome: has invalid percent-encoding"],
  ])("refuses %s", (query, mensagem) => {
    expect(() => parse(query)).toThrow(expect.objectContaining({ status: 400, message: mensagem }));
  });
});
