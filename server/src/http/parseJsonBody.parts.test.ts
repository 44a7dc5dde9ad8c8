import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CutList, cutJson } from "./cutJson.ts";
import { parseJsonBody } from "./parseJsonBody.ts";
import { runs } from "./test-support/runs.ts";

const MOST = 8;
/** More than is parsed at once. */
const LARGE = 200_000;
const inParts = async (text: string) => parseJsonBody(Buffer.from(text), MOST);
/** What a parser is given is not read in parts. */
const atOnce = async (text: string) => parseJsonBody(Buffer.from(text), MOST, JSON.parse);

type Outcome = { json: string } | { refused: string };
const outcomeOf = (parsing: Promise<unknown>): Promise<Outcome> =>
  parsing.then(
    // Names in their order, too.
    (value) => ({ json: JSON.stringify(value) }),
    (error: Error) => ({ refused: error.message }),
  );

/** So many elements that the list has many parts. */
const many = (element: string, count = Math.ceil(LARGE / (element.length + 1))) =>
  Array.from({ length: count }, () => element).join(",");
const item = '{"name":"a \\"b\\" [c]","tags":["x",["y"]],"n":-1.5e3}';
const space = " ".repeat(LARGE);
/** The comma behind it is a place to cut. */
const long = `"${"x".repeat(LARGE)}"`;

describe("large JSON bodies are read as small ones are", () => {
  it.each<[string, string]>([
    ["a list", `[${many(item)}]`],
    ["a list of lists", `[${many("[1,[2]]")}]`],
    ["a list between other members", `{"a":1,"list":[${many(item)}],"b":{"c":[1,2]},"d":[]}`],
    ["two lists", `{"a":[${many(item)}],"b":[${many("7")}]}`],
    ["small lists and a large one", `{"a":[1],"b":[[2]],"c":[${many(item)}],"d":[ ]}`],
    ["a name twice: the last counts", `{"a":[${many("1")}],"b":2,"a":[3]}`],
    ["a name twice, first not a list", `{"a":3,"b":2,"a":[${many("1")}]}`],
    ["names of the language", `{"__proto__":[${many(item)}],"constructor":[1],"2":[2],"1":[1]}`],
    ["white space everywhere", ` \n{ "a" : [ ${many(` ${item}\t`)} ] , "b" : [ \r\n ] } `],
    ["one large text", `{"a":["${"x".repeat(LARGE)}"]}`],
    ["one large element between small ones", `[1,{"a":[${many(item)}]},2,3]`],
    ["backslashes before quotes", `[${many(`"${"\\\\".repeat(40)}","\\\\\\","`)}]`],
    ["quotes that end no text", `[${many('"a\\",[b"')}]`],
    ["brackets and commas in texts", `[${many('"],[{,}\\u005d"')}]`],
    ["no list", `{${many('"a":{"b":[1]}')}}`],
    ["as deep as may be", `{"a":[${many("[[[[[[1]]]]]]")}]}`],
    ["a lone text", `"${"x".repeat(LARGE)}"`],
  ])("%s", async (_name, text) => {
    const [parts, whole] = await Promise.all([inParts(text), atOnce(text)]);
    expect(JSON.stringify(parts)).toBe(JSON.stringify(whole));
    expect(parts).toEqual(whole);
    expect(Object.getPrototypeOf(parts)).toBe(Object.getPrototypeOf(whole));
  });

  it.each<[string, string]>([
    ["a comma at the end of a list", `{"a":[${many("1")},]}`],
    ["a comma at the end, and space", `[${many("1")},${space}]`],
    ["a comma at the end, and nothing in the last part", `{"a":[${long},${space}]}`],
    ["a comma at the beginning", `[,${many("1")}]`],
    ["nothing between two commas", `[${many("1")},,${many("1")}]`],
    ["nothing but space between two commas", `[${many("1")},${space},${many("1")}]`],
    ["nothing in a part between two others", `[${long},${space},${long}]`],
    ["nothing in the first part", `[${space},${long}]`],
    ["a list that is closed as an object", `{"a":[${many(item)}}]`],
    ["an object that is closed as a list", `{"a":[${many(item)}],"b":{"c":1]}`],
    ["an element that is closed otherwise", `[${many(item)},{"a":[1}]]`],
    ["a list that is not closed", `{"a":[${many(item)}`],
    ["a text that is not closed", `{"a":[${many(item)},"b]}`],
    ["a list that is closed twice", `[${many(item)}]]`],
    ["something behind the value", `{"a":[${many(item)}]} x`],
    ["a second value", `[${many(item)}] [1]`],
    ["a comma at the end of an object", `{"a":[${many(item)}],}`],
    ["no name before a list", `{[${many(item)}]}`],
    ["a list as a name", `{[${many(item)}]:1}`],
    ["a wrong list under a name that comes again", `{"a":[${many("1")},x],"a":[1]}`],
    ["a member in a list", `[${many(item)},"a":1]`],
    ["a line break in a text", `[${many(item)},"a\nb"]`],
    ["too deep", `{"a":[${many("[[[[[[[1]]]]]]]")}]}`],
    ["too deep behind what is no JSON", `{"a":[,${many(item)}],"b":${"[".repeat(MOST)}`],
    ["nothing", space],
  ])("refused alike: %s", async (_name, text) => {
    const [parts, whole] = await Promise.all([outcomeOf(inParts(text)), outcomeOf(atOnce(text))]);
    expect(parts).toEqual(whole);
    expect(whole).toHaveProperty("refused");
  });

  it("whatever is changed in a text", async () => {
    const base = `{"a":[${many(item)}],"b":[${many('[1,"]"]')}],"c":"d"}`;
    const token = fc.constantFrom(...'{}[],:"\\ 1x', '"]"', "[]", "\\\\", '":[', "],", "null");
    const edit = fc.record({
      at: fc.oneof(fc.nat(base.length), fc.nat(60), fc.integer({ min: base.length - 40, max: base.length })),
      cut: fc.integer({ min: 0, max: 3 }),
      put: token,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const text = edits.reduce(
          (before, { at, cut, put }) => before.slice(0, at) + put + before.slice(at + cut),
          base,
        );
        expect(await outcomeOf(inParts(text))).toEqual(await outcomeOf(atOnce(text)));
      }),
      { numRuns: runs(150, 3000) },
    );
  });

  it.each([
    ["that is the value itself", `[${many(item)}]`],
    ["that is a member of it", `{"a":[${many(item)}]}`],
  ])("a list is cut %s", (_name, text) => {
    const steps = cutJson(text, MOST);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toEqual([
      { from: text.indexOf("[") + 1, to: text.lastIndexOf("]"), commas: expect.any(Array) },
    ]);
    expect((step.value as CutList[])[0]?.commas.length).toBe(Math.floor(LARGE / (64 * 1024)));
  });

  it("others get their turn meanwhile", async () => {
    let turns = 0;
    let counting = setImmediate(function count() {
      turns++;
      counting = setImmediate(count);
    });
    await inParts(`[${many(item, 100_000)}]`);
    clearImmediate(counting);
    expect(turns).toBeGreaterThan(5);
  });
});
