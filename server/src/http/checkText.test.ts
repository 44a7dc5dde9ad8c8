import { expect, it } from "vitest";
import { checkParameterTexts, createTextCheck, type TextRule } from "./checkText.ts";

/** Nobody shouts; free text may, once. */
const rule: TextRule = {
  fault: (text, isFreeText) => (text.split("!").length > (isFreeText ? 2 : 1) ? "must not shout" : undefined),
};
const check = createTextCheck(rule, ["/note", "/volumes/*/note", "/a~1b", "/lists/*/*"], ["/own/*"]);

it.each<[string, unknown]>([
  ["texts that keep the rule", { name: "a", volumes: [{ sku: "b" }] }],
  ["free text", { note: "a!" }],
  ["free text in a list", { volumes: [{}, { note: "a!" }] }],
  ["free text named by an escaped pointer", { "a/b": "!" }],
  ["free text two indices deep", { lists: [[], ["!"]] }],
  ["what the handler checks itself", { own: ["!", { x: "!" }] }],
  ["keys", { "a!": 1 }],
  ["what is no text", [1, null, true, {}, []]],
])("lets %s pass", (_name, value) => expect(() => check(value)).not.toThrow());

it.each<[string, unknown, string]>([
  ["a text elsewhere", { volumes: [{ sku: "a!" }] }, "volumes.0.sku: must not shout"],
  ["free text beyond its own rule", { note: "a!!" }, "note: must not shout"],
  ["a text below free text", { note: { x: "!" } }, "note.x: must not shout"],
  ["a text where * is no index", { volumes: { x: { note: "!" } } }, "volumes.x.note: must not shout"],
  ["a text beside what the handler checks", { own: "!" }, "own: must not shout"],
  ["the whole body", "!", "must not shout"],
])("refuses %s", (_name, value, message) => {
  expect(() => check(value)).toThrow(expect.objectContaining({ status: 400, message }));
});

it("looks into parameters and names them", () => {
  const query = { page: 1, kind: ["a", "b!"] };
  const refusal = expect.objectContaining({
    status: 400,
    message: "kind: must not shout",
    field: { in: "query", keys: ["kind"] },
  });
  expect(() => checkParameterTexts(rule, query, "query")).toThrow(refusal);
  expect(() => checkParameterTexts(rule, { page: 1, kind: ["a"] }, "query")).not.toThrow();
});
