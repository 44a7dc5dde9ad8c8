import { describe, expect, test } from "vitest";
import type { OperationEntry, ParameterEntry, TextShape } from "./contractModule.ts";
import { type ParameterValues, serializeParameters } from "./serializeParameters.ts";

const TEXT: TextShape = { kind: "scalar", types: ["string"] };
const LIST: TextShape = { kind: "array", items: ["string"] };
const OBJECT: TextShape = {
  kind: "object",
  properties: { R: ["integer"], G: ["integer"] },
  rest: ["string"],
};

/** An operation with the parameters `x` and, in the query, `y`. */
function operation(place: keyof OperationEntry["parameters"], x: Partial<ParameterEntry>) {
  const entry: ParameterEntry = {
    name: "x",
    style: "form",
    explode: false,
    allowReserved: false,
    required: true,
    shape: TEXT,
    ...x,
  };
  const parameters = { path: [], query: [{ ...entry, name: "y", shape: TEXT }], headers: [], cookies: [] };
  return {
    path: place === "path" ? "/a{x}" : "/a",
    parameters: { ...parameters, [place]: place === "query" ? [entry, ...parameters.query] : [entry] },
  };
}
const write = (place: keyof OperationEntry["parameters"], x: Partial<ParameterEntry>, value: unknown) => {
  const at = { path: "path", query: "query", headers: "header", cookies: "cookie" }[place];
  return serializeParameters(operation(place, x), { [at]: { x: value } } as ParameterValues);
};

describe("the tables of OpenAPI (3.1.1, 4.8.12.4) and RFC 6570", () => {
  test.each<["path" | "query", Partial<ParameterEntry>, unknown, string]>([
    ["path", { style: "matrix" }, "blue", ";x=blue"],
    ["path", { style: "matrix" }, "", ";x"],
    ["path", { style: "matrix", shape: LIST }, ["a", "b;"], ";x=a,b%3B"],
    ["path", { style: "matrix", shape: LIST, explode: true }, ["a", "b"], ";x=a;x=b"],
    ["path", { style: "matrix", shape: OBJECT, explode: true }, { R: 1, G: 2 }, ";R=1;G=2"],
    ["path", { style: "label" }, "a.b", ".a.b"],
    ["path", { style: "label", shape: LIST, explode: true }, ["a.b", "c"], ".a%2Eb.c"],
    ["path", { style: "label", shape: OBJECT }, { R: 1, G: 2 }, ".R,1,G,2"],
    ["path", { style: "simple", shape: LIST }, ["a,b", "é/"], "a%2Cb,%C3%A9%2F"],
    ["path", { style: "simple", shape: OBJECT, explode: true }, { R: 1, "=": "=" }, "R=1,%3D=%3D"],
    ["path", { style: "simple", allowReserved: true }, "a/b?c", "a/b%3Fc"],
    ["path", { style: "path", shape: LIST, explode: true }, ["a", "b"], "/a/b"],
    ["path", { style: "path", required: false }, undefined, ""],
    ["query", {}, "a b&", "x=a%20b%26"],
    ["query", { shape: LIST }, ["a", "b"], "x=a,b"],
    ["query", { shape: LIST }, [], "x="],
    ["query", { shape: LIST, explode: true }, ["a", "b"], "x=a&x=b"],
    ["query", { shape: LIST, explode: true }, [], ""],
    ["query", { shape: LIST, style: "spaceDelimited" }, ["a", "b"], "x=a%20b"],
    ["query", { shape: LIST, style: "pipeDelimited" }, ["a", "b"], "x=a%7Cb"],
    ["query", { shape: OBJECT }, { R: 1, G: undefined }, "x=R,1"],
    ["query", { shape: OBJECT, explode: true }, { R: 1, "&": "=" }, "R=1&%26=%3D"],
    ["query", { shape: OBJECT, style: "deepObject" }, { R: 1, "]": "a" }, "x[R]=1&x[%5D]=a"],
    ["query", { shape: { kind: "json" } }, { a: [1] }, "x=%7B%22a%22%3A%5B1%5D%7D"],
    ["query", { allowReserved: true }, "a/?b#&c", "x=a/?b%23%26c"],
    ["query", {}, null, ""],
    ["query", { shape: { kind: "scalar", types: ["null", "integer"] } }, null, "x=null"],
  ])("%s %j: %j -> %s", (place, x, value, want) => {
    const written = write(place, x, value);
    expect(place === "path" ? written.path : written.query).toBe(place === "path" ? `/a${want}` : want);
  });

  test("headers by name in any case, as they are", () => {
    const of = operation("headers", { style: "simple", shape: LIST });
    expect(serializeParameters(of, { header: { X: ["a b", "ç%"] } }).headers).toEqual({ x: "a b,ç%" });
  });
  test("cookies encoded", () =>
    expect(write("cookies", {}, "a; b").headers).toEqual({ cookie: "x=a%3B%20b" }));
});

describe("what would arrive as something else is refused", () => {
  test.each<[string, keyof OperationEntry["parameters"], Partial<ParameterEntry>, unknown]>([
    ["an empty path parameter", "path", { style: "simple" }, ""],
    ["a path parameter that is not there", "path", { style: "simple" }, undefined],
    ["a segment that addresses drop", "path", { style: "path" }, ".."],
    ["a segment that addresses drop, further in", "path", { style: "simple", allowReserved: true }, "/../b"],
    ["a blank in a list parted by blanks", "query", { shape: LIST, style: "spaceDelimited" }, ["a b"]],
    ["a bar in a list parted by bars", "query", { shape: LIST, style: "pipeDelimited" }, ["a|b"]],
    ["a list of an empty text", "query", { shape: LIST }, [""]],
    ["no items, where a default would be taken", "query", { shape: LIST, explode: true, default: ["a"] }, []],
    ["a field with the name of another parameter", "query", { shape: OBJECT, explode: true }, { y: "1" }],
    [
      "a text that is read as a number",
      "query",
      { shape: { kind: "scalar", types: ["integer", "string"] } },
      "1",
    ],
    ["a comma in a list of a header", "headers", { style: "simple", shape: LIST }, ["a,b"]],
    ["blanks at the end of a header", "headers", { style: "simple" }, "a "],
    ["letters that no header has", "headers", { style: "simple" }, "日"],
    ["a line break in a header", "headers", { style: "simple" }, "a\r\nb"],
  ])("%s", (_, place, x, value) => expect(() => write(place, x, value)).toThrow(RangeError));
});
