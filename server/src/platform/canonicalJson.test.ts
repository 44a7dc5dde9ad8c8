import { expect, test } from "vitest";
import { canonicalJson, canonicalPieces } from "./canonicalJson.ts";

const same: [string, unknown, string][] = [
  ["members by name", { b: 1, a: { d: "x", c: false } }, '{"a":{"c":false,"d":"x"},"b":1}'],
  ["null and absent", { a: 0, b: null, c: undefined }, '{"a":0}'],
  [
    "empty texts, lists and objects",
    { a: " ", b: "", c: [], d: {}, e: { f: [], g: { h: "" } } },
    '{"a":" "}',
  ],
  [
    "a list keeps its places",
    { a: [null, "", { c: null }, { b: 1, a: [] }] },
    '{"a":[null,null,null,{"b":1}]}',
  ],
  ["nothing", { a: null }, "null"],
];

test.each(same)("%s", (_case, value, text) => {
  expect(canonicalJson(value)).toBe(text);
  const whole = { ...(value as object), list: [value, null, [value]], text: "z" };
  expect([...canonicalPieces(whole)].join("")).toBe(canonicalJson(whole));
});
