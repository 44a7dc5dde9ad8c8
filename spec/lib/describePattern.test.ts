import { expect, test } from "vitest";
import { describePattern } from "./describePattern.ts";

test.each([
  ["^\\d{8}$", "deve ter exatamente 8 dígitos"],
  ["^\\d{7,8}$", "deve ter de 7 a 8 dígitos, e só dígitos"],
  ["^(\\d{11}|\\d{14})$", "deve ter exatamente 11 ou 14 dígitos"],
  ["^\\d*$", "deve ter só dígitos"],
  ["^[0-9a-f]{32}$", undefined],
  ["^\\d{8}", undefined],
])("%s", (pattern, text) => {
  expect(describePattern(pattern)).toBe(text);
});
