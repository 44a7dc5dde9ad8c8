import { expect, test } from "vitest";
import { patternText } from "./patternText.ts";

test.each<[pattern: string, length: number, text: string | undefined]>([
  ["^[a-z]{3,10}$", 0, "aaa"],
  ["^[a-z]{3,10}$", 10, "aaaaaaaaaa"],
  ["^[a-z]{3,10}$", 11, "aaaaaaaaaa"],
  ["^(?:\\d{3}\\.){2}\\d{3}-\\d{2}$", 0, "111.111.111-11"],
  ["^(cat|dog)-\\d+$", 6, "cat-11"],
  ["^([ -~]{0,5}|x{8})$", 8, "xxxxxxxx"],
  ["^\\p{Lu}\\p{Ll}*$", 3, "Aaa"],
  ["^[\\w-.]+$", 2, "aa"],
  ["^\\/v1\\/[^/]+$", 10, "/v1/aaaaaa"],
  ["^https?://\\S+$", 12, "https://aaaa"],
  ["^(?!admin)[a-z]+$", 4, "aaaa"],
  ["^\\u00e3\\x41\\u{1F600}$", 0, "ãA😀"],
  ["barn", 0, "barn"],
  ["^$", 0, ""],
  ["^a{2}b*c?$", 6, "aabbbb"],
  ["^(a+)+$", 4, "aaaa"],
  ["^(?=1)[a-z]$", 0, undefined],
  ["^(.)\\1$", 0, undefined],
])("%s of %i characters", (pattern, length, text) => {
  expect(patternText(pattern, length)).toBe(text);
});
