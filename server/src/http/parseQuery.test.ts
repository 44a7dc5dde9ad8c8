import { describe, expect, it } from "vitest";
import type { ParameterEntry, ScalarType } from "./contractModule.ts";
import { createQueryParser } from "./parseQuery.ts";

const entry = (name: string, type: ScalarType, isList = false): ParameterEntry => ({
  name,
  style: "form",
  explode: true,
  allowReserved: false,
  required: false,
  shape: isList ? { kind: "array", items: [type] } : { kind: "scalar", types: [type] },
});
const entries = [
  entry("limite", "integer"),
  entry("peso", "number"),
  entry("ativo", "boolean"),
  entry("nome", "string"),
  entry("constructor", "string"),
  entry("tipo", "string", true),
  entry("ids", "integer", true),
];
const filter: ParameterEntry = {
  ...entry("filtro", "string"),
  style: "deepObject",
  shape: { kind: "object", properties: { de: ["integer"], nome: ["string"] }, rest: null },
};
const parse = createQueryParser([...entries, filter], { blankIsAbsent: true });

describe("query parameters", () => {
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
    ["filtro[de]=1&filtro%5Bnome%5D=a", { filtro: { de: 1, nome: "a" } }],
    ["filtro[outro]=1&filtro=1&tipo[de]=1&[de]=1", { filtro: {} }],
    ["other=1&other=2&__proto__=3&x=%00", {}],
    ["x=%&%=1&%zz&other=%E0%A4%A&limite=7", { limite: 7 }],
  ])("%s", (query, want) => expect(parse(query)).toEqual(want));

  it.each([
    ["limite=1&limite=1", "limite: must be given only once"],
    ["filtro[de]=1&filtro[de]=1", "filtro.de: must be given only once"],
    ["nome=%", "nome: has invalid percent-encoding"],
    ["nome=%E0%A4%A", "nome: has invalid percent-encoding"],
    ["nome=%C0%AF", "nome: has invalid percent-encoding"],
    ["nome=%ED%A0%80", "nome: has invalid percent-encoding"],
  ])("refuses %s", (query, detail) => {
    expect(() => parse(query)).toThrow(expect.objectContaining({ status: 400, message: detail }));
  });

  it.each([
    ["limite=1.0", { limite: "1.0" }],
    ["limite=0x10", { limite: "0x10" }],
    ["limite=+1", { limite: " 1" }],
    ["limite=9007199254740993", { limite: "9007199254740993" }],
    ["limite=٣", { limite: "٣" }],
    ["ids=1&ids=x", { ids: [1, "x"] }],
    ["peso=1,5", { peso: "1,5" }],
    ["peso=1e400", { peso: "1e400" }],
    ["peso=NaN", { peso: "NaN" }],
    ["peso=.5", { peso: ".5" }],
    ["ativo=1", { ativo: "1" }],
    ["ativo=TRUE", { ativo: "TRUE" }],
  ])("%s stays text, which the schema refuses", (query, want) => expect(parse(query)).toEqual(want));
});
