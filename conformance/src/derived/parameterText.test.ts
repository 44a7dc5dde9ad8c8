import type { ParameterObject } from "@frete/contract/toolkit/openApi";
import { expect, test } from "vitest";
import { cookiePairs, headerText, pathText, queryPairs } from "./parameterText.ts";

const value = { scalar: "blue", list: ["blue", "black"], object: { R: 100, G: 200 } };
const parameter = (style: string, explode: boolean) =>
  ({ name: "color", style, explode }) as unknown as ParameterObject;

// The table of OpenAPI 3.1.1, 4.8.12.4.
test.each<[style: string, explode: boolean, scalar: string, list: string, object: string]>([
  ["simple", false, "blue", "blue,black", "R,100,G,200"],
  ["simple", true, "blue", "blue,black", "R=100,G=200"],
  ["label", false, ".blue", ".blue,black", ".R,100,G,200"],
  ["label", true, ".blue", ".blue.black", ".R=100.G=200"],
  ["matrix", false, ";color=blue", ";color=blue,black", ";color=R,100,G,200"],
  ["matrix", true, ";color=blue", ";color=blue;color=black", ";R=100;G=200"],
])("a path in style %s, explode %s", (style, explode, ...texts) => {
  expect(Object.values(value).map((each) => pathText(parameter(style, explode), each))).toEqual(texts);
});

test.each<[style: string, explode: boolean, list: string, object: string]>([
  ["form", true, "color=blue&color=black", "R=100&G=200"],
  ["form", false, "color=blue,black", "color=R,100,G,200"],
  ["spaceDelimited", false, "color=blue%20black", "color=R%20100%20G%20200"],
  ["pipeDelimited", false, "color=blue%7Cblack", "color=R%7C100%7CG%7C200"],
])("a query in style %s, explode %s", (style, explode, list, object) => {
  const text = (each: unknown) => queryPairs(parameter(style, explode), each).join("&");
  expect([text(value.scalar), text(value.list), text(value.object)]).toEqual(["color=blue", list, object]);
});

test("a query in style deepObject, and in JSON", () => {
  expect(queryPairs(parameter("deepObject", true), value.object)).toEqual(["color[R]=100", "color[G]=200"]);
  const json = { ...parameter("form", true), content: {} } as ParameterObject;
  expect(queryPairs(json, { a: 1 })).toEqual([`color=${encodeURIComponent('{"a":1}')}`]);
});

test("reserved characters are encoded in a path and a query, not in a header", () => {
  expect(pathText(parameter("simple", false), "a/b c")).toBe("a%2Fb%20c");
  expect(queryPairs(parameter("form", false), ["a,b", "c&d"])).toEqual(["color=a%2Cb,c%26d"]);
  expect(headerText(parameter("simple", false), ["a b", "c"])).toBe("a b,c");
  expect(cookiePairs(parameter("form", true), ["a b", "c"])).toEqual(["color=a%20b,c"]);
});
