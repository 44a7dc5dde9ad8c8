import { describe, expect, test } from "vitest";
import { findings, look } from "./test-support/docsBrowser.testing.ts";

describe.each(["celular", "mesa"] as const)("on a screen of %s", (screen) => {
  test.each([
    ["the reference", "/docs/pt-BR", "Frete: interface da loja"],
    ["an operation", "/docs/pt-BR#openapi/tag/cotacao/POST/api/v1/cotacao", "Criar uma cotação de frete"],
    ["an event", "/docs/en#openapi/tag/fila/webhook/POST/rastreio", "Notify an occurrence of tracking"],
    ["the operator's contract", "/docs/en#operacao", "Frete: interface do operador"],
    ["the interface alone", "/docs/en#interface", "Frete: interface da loja"],
    ["the rules", "/docs/pt-BR/rules", "Regras"],
  ])("%s is whole, and anybody can use it (WCAG, by axe)", async (_name, path, heading) => {
    await look(path, screen, async (page) => {
      await page.getByRole("heading", { name: heading }).first().waitFor();
      expect(await findings(page)).toEqual([]);
      expect(await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
    });
  });
});
