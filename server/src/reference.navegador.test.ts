import { expect, test } from "vitest";
import { app, findings, look } from "./test-support/docsBrowser.testing.ts";

const quotation = "/docs/pt-BR#openapi/tag/cotacao/POST/api/v1/cotacao";

test("on a phone an operation is whole, and anybody can use it (WCAG, by axe)", async () => {
  await look(quotation, "celular", async (page) => {
    await page.getByRole("heading", { name: "Criar uma cotação de frete" }).first().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  });
});

test("the demonstration's tokens are filled in: a quotation is tried out and answered; it leads to its rules", async () => {
  await look(quotation, "mesa", async (page) => {
    const rule = page.getByRole("link", { name: "COT-001", exact: true }).first();
    expect(await rule.getAttribute("href")).toBe("/docs/pt-BR/rules#COT-001");
    await page
      .getByRole("button", { name: /Testar Requisição/ })
      .first()
      .click();
    const answered = page.waitForResponse((response) => response.url() === `${app.url}/api/v1/cotacao`);
    await page
      .getByRole("button", { name: /^Enviar/ })
      .first()
      .click();
    const answer = await answered;
    expect([answer.status(), answer.request().headers().authorization]).toEqual([
      200,
      "Bearer frete_cot_demo1",
    ]);
  });
});
