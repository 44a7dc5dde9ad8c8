import { expect, test } from "vitest";
import { withoutTokens } from "./errorOfAnswer.ts";

test.each([
  [
    "a token is hidden wherever it stands",
    "frete_api_x9",
    "no frete_api_x9! (xfrete_api_x9y)",
    "no ***! (x***y)",
  ],
  ["a short one is no part of a word", "a", "Em manutenção: a loja a", "Em manutenção: *** loja ***"],
  ["a short one is hidden in an address and in JSON", "ab1", '?t=ab1&u {"t":"ab1"}', '?t=***&u {"t":"***"}'],
])("%s", (_, tokenApi, text, hidden) => {
  expect(withoutTokens(text, { tokenApi })).toBe(hidden);
});
