import { expect, test } from "vitest";
import { unclosedBrace } from "./unclosedBrace.ts";

const line = (text: string) => {
  const at = unclosedBrace(text, text.length);
  return at === undefined ? undefined : text.slice(0, at).split("\n").length;
};

test.each([
  ["a model without its end", "model A {\n  a: string;\n\nmodel B {\n  b: string;\n}\n", 1],
  ["the second of two", "model A {\n  a: string;\n}\nmodel B {\n  b: string;\n@get op c(): A;\n", 4],
  ["an operation of an interface", "interface A {\n  op b(c: {\n    d: string;\n  op e(): void;\n}\n", 2],
  ["braces in texts and comments", 'model A {\n  /** { */\n  a: "{"; // {\n}\nop b(): A;\n', undefined],
  ["values in layers", "@opExample(#{\n  a: #{ b: 1 },\n})\nop b(): void;\n", undefined],
])("%s", (_what, text, expected) => expect(line(text)).toBe(expected));
