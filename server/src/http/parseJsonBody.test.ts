import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTextCheck } from "./checkText.ts";
import { parseJsonBody } from "./parseJsonBody.ts";

const check = createTextCheck(["/mensagem", "/volumes/*/obs", "/a~1b", "/listas/*/*"], ["/proprios/*"]);
const parse = (text: string | Buffer) =>
  parseJsonBody(typeof text === "string" ? Buffer.from(text) : text, check);
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("JSON bodies (NS-003)", () => {
  it.each<[string, string | Buffer, unknown]>([
    ["a BOM is skipped", "\ufeff[1]", [1]],
    ["the last of repeated keys counts", '{"a":1,"a":2}', { a: 2 }],
    ["32 levels", nested(32), JSON.parse(nested(32))],
    ["brackets in strings are no levels", JSON.stringify("[".repeat(100)), "[".repeat(100)],
    ["escaped quotes do not end strings", `["\\"${"[".repeat(100)}"]`, [`"${"[".repeat(100)}`]],
    ["100 siblings are no levels", JSON.stringify(new Array(100).fill([])), new Array(100).fill([])],
    ["harmless escapes", '"\\"\\\\\\/\\u00e7"', '"\\/ç'],
    ["a pair of surrogate escapes", '"\\ud83d\\ude00"', "😀"],
    ["line breaks and tabs in free text", '{"mensagem":"a\\r\\n\\tb"}', { mensagem: "a\r\n\tb" }],
    ["free text in a list", '{"volumes":[{"obs":"a\\nb"}]}', { volumes: [{ obs: "a\nb" }] }],
    ["free text named by an escaped pointer", '{"a/b":"\\n"}', { "a/b": "\n" }],
    [
      "what the handler checks itself",
      '{"proprios":["\\u0000",{"x":"\\ud800"}]}',
      { proprios: ["\0", { x: "\ud800" }] },
    ],
    ["DEL and C1 are no C0", '"\\u007f\\u0085"', "\u007f\u0085"],
  ])("%s", (_name, text, want) => expect(parse(text)).toEqual(want));

  it.each<[string, string | Buffer, string]>([
    ["malformed", "{", "The body is not valid JSON."],
    ["trailing text", "{} x", "The body is not valid JSON."],
    ["a raw line break in a string", '"a\nb"', "The body is not valid JSON."],
    ["NaN", "NaN", "The body is not valid JSON."],
    ["UTF-16", Buffer.from('{"a":1}', "utf16le"), "The body is not valid JSON."],
    ["Latin-1", latin1('"ç"'), "The body is not valid UTF-8."],
    ["overlong UTF-8", latin1('"\xc0\xaf"'), "The body is not valid UTF-8."],
    ["an encoded surrogate", latin1('"\xed\xa0\x80"'), "The body is not valid UTF-8."],
    ["33 levels", nested(33), "The body is nested deeper than 32 levels."],
    ["33 levels of objects", '{"a":'.repeat(33), "The body is nested deeper than 32 levels."],
    ["20,000 levels", nested(20_000), "The body is nested deeper than 32 levels."],
    [
      "33 levels after an escaped backslash",
      `["\\\\",${nested(32)}]`,
      "The body is nested deeper than 32 levels.",
    ],
    ["NUL", '{"volumes":[{"sku":"a\\u0000"}]}', "volumes.0.sku: has a character that is not allowed"],
    ["a control in free text", '{"mensagem":"\\u0001"}', "mensagem: has a character that is not allowed"],
    ["a form feed in free text", '{"mensagem":"\\f"}', "mensagem: has a character that is not allowed"],
    ["a line break elsewhere", '{"nome":"a\\nb"}', "nome: has a character that is not allowed"],
    [
      "a line break below free text",
      '{"mensagem":{"x":"\\n"}}',
      "mensagem.x: has a character that is not allowed",
    ],
    [
      "a line break where * is no index",
      '{"volumes":{"x":{"obs":"\\n"}}}',
      "volumes.x.obs: has a character that is not allowed",
    ],
    [
      "NUL beside what the handler checks",
      '{"proprios":"\\u0000"}',
      "proprios: has a character that is not allowed",
    ],
    ["a lone high surrogate", '["\\ud800"]', "0: is not well-formed Unicode"],
    ["a lone low surrogate", '["a\\udc00b"]', "0: is not well-formed Unicode"],
    ["a bare string", '"\\u0000"', "has a character that is not allowed"],
    [
      "a key that is no text either",
      '{"\\u0000\\ud800":"\\u0000"}',
      "?�: has a character that is not allowed",
    ],
  ])("refuses %s", (_name, text, mensagem) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400, message: mensagem }));
  });

  it("leaves prototypes alone", () => {
    const value = parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("reads every value that is written without controls and lone surrogates back", () => {
    const text = fc.string({ unit: "binary" }).filter((value) => !/[\u0000-\u001f]/.test(value));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        tie("list"),
        tie("object"),
      ),
      list: fc.array(tie("value"), { maxLength: 5 }),
      object: fc.dictionary(
        text.filter((key) => key !== "__proto__"),
        tie("value"),
        { maxKeys: 5, noNullPrototype: true },
      ),
    }));
    fc.assert(
      fc.property(value, (written) => {
        const json = JSON.stringify(written);
        expect(parse(json)).toEqual(JSON.parse(json));
      }),
      { numRuns: 300 },
    );
  });
});
