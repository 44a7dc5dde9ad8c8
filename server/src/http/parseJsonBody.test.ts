import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonBody } from "./parseJsonBody.ts";

const parse = (text: string | Buffer) =>
  parseJsonBody(typeof text === "string" ? Buffer.from(text) : text, 32, JSON.parse);
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("JSON bodies", () => {
  it.each<[string, string | Buffer, unknown]>([
    ["a BOM is skipped", "\ufeff[1]", [1]],
    ["the last of repeated keys counts", '{"a":1,"a":2}', { a: 2 }],
    ["32 levels", nested(32), JSON.parse(nested(32))],
    ["brackets in strings are no levels", JSON.stringify("[".repeat(100)), "[".repeat(100)],
    ["escaped quotes do not end strings", `["\\"${"[".repeat(100)}"]`, [`"${"[".repeat(100)}`]],
    ["100 siblings are no levels", JSON.stringify(new Array(100).fill([])), new Array(100).fill([])],
    ["any text that JSON can hold", '"\\u0000\\ud800"', "\u0000\ud800"],
    ["harmless escapes", '"\\"\\\\\\/\\u00e7"', '"\\/ç'],
    ["a pair of surrogate escapes", '"\\ud83d\\ude00"', "😀"],
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
  ])("refuses %s", (_name, text, message) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400, message }));
  });

  it("leaves prototypes alone", () => {
    const value = parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("reads every value that is written back", () => {
    const text = fc.string({ unit: "binary" });
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
