import { expect, test } from "vitest";
import { redacted } from "./redacted.ts";

test.each([
  ["a token anywhere, also inside a word", "frete_api_1", "xfrete_api_1x", "x<token api>x"],
  ["a short one where it stands alone", "any", 'Bearer any, "any"', 'Bearer <token api>, "<token api>"'],
  ["a short one not inside a word", "s", "conformant: 176 cases passed", "conformant: 176 cases passed"],
  ["one with signs of patterns", "a.b", "a.b axb", "<token api> axb"],
  ["none", "", "text", "text"],
])("%s", (_, token, text, shown) => {
  expect(redacted(text, { url: "http://127.0.0.1:1", tokens: { api: token } })).toBe(shown);
});

test("of tokens that contain each other the longer one is named", () => {
  const tokens = { api: "frete_api", api2: "frete_api_second" };
  expect(redacted("frete_api_second", { url: "http://127.0.0.1:1", tokens })).toBe("<token api2>");
});
