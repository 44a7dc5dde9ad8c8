import { expect, test } from "vitest";
import { stringify } from "yaml";
import { yamlText } from "./yamlText.ts";

const DOCUMENTS: [string, object][] = [
  ["nothing", {}],
  ["nothing that is defined", { a: undefined, b: { c: undefined } }],
  ["keys that need quotes", { "a: b": { "": { "x\ny": 1 } }, "? ": { "#": { "- ": 2 } }, true: { 1: 3 } }],
  ["a key too long for a line", { ["é".repeat(2000)]: { z: { "-": "# no" } } }],
  [
    "texts of several lines at every depth",
    { a: "1\n\n 2\n", b: { c: "1\n2", d: { e: "\n1\n\n", f: "\t1" } } },
  ],
  ["long texts", { a: { b: { c: "word ".repeat(200), d: `${"é ".repeat(90)}\n\0` } } }],
  [
    "values that look like others",
    { a: "0x1", b: { c: "2020-01-01", d: { e: "null", f: ["~", null, [[]]] } } },
  ],
  ["lists", { a: [{ b: [{ c: {} }] }], d: { e: [undefined, { f: undefined }] } }],
  ["the same part twice", { a: { b: { c: 1 } }, d: { b: { c: 1 } }, e: { c: 1 }, f: { e: { c: 1 } } }],
];

test.each(DOCUMENTS)("%s: the same text as of the whole, twice", (_what, document) => {
  const whole = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
  expect([yamlText(document), yamlText(document)]).toEqual([whole, whole]);
});

test("a part that has changed is printed anew", () => {
  const book = (title: string) => ({ components: { schemas: { Book: { title }, Loan: { day: "a" } } } });
  expect([book("one"), book("two"), book("one")].map(yamlText)).toEqual(
    [book("one"), book("two"), book("one")].map((each) => stringify(each)),
  );
});
