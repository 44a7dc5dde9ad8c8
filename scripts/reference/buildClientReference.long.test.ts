import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import document from "@frete/contract/loja/document.json" with { type: "json" };
import { methods } from "@frete/contract/loja/methods";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../server/src/test-support/chromium.ts";
import { buildClientReference } from "./buildClientReference.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-reference-"));
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([launchChromium(), buildClientReference(folder)]);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** A page of what the package shows, by its name. */
const pageOf = (name: string) => join(folder, "_frete/client", `${name}.html`);
const textOf = (name: string) => readFileSync(pageOf(name), "utf8");

describe("every operation is a method with the contract's words and a call that can be copied", () => {
  const summaries = new Map(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((each: { operationId?: string; summary?: string }) =>
        each.operationId ? [[each.operationId, each.summary] as const] : [],
      ),
    ),
  );

  test.each(Object.entries(methods))("%s", (id, { as }) => {
    const [group = "", name = ""] = as.split(".");
    const title = `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
    const page = [`${title}Calls`, `${title}Methods`].find((each) => existsSync(pageOf(each))) as string;
    const [, section = ""] = textOf(page).split(`id="${name.toLowerCase()}"`);
    const [own = ""] = section.split('<section class="tsd-panel tsd-member">');
    expect(/<strong>(.*?)<\/strong>/.exec(own)?.[1]).toBe(summaries.get(id));
    expect(/client<\/span>.*?Copy/s.test(own)).toBe(true);
  });
});

test("types of the contract are written out and lead to each other", () => {
  expect(textOf("Cotacao").includes('href="OpcaoEntrega.html"')).toBe(true);
  expect(textOf("OpcaoEntrega").includes("<p>Freight that the carrier charges, reais.</p>")).toBe(true);
  expect(/components|@description/.test(textOf("OpcaoEntrega"))).toBe(false);
});

test.each([
  "createClient",
  "FreteTimeoutError",
  "receiver/sqlStore-1",
  "testing/startTestLoja",
  "msw/handlers",
])("%s has a page", (name) => expect(existsSync(pageOf(name))).toBe(true));

test("the cookbook is there, with its programs", () => {
  const page = readFileSync(join(folder, "A_return.html"), "utf8");
  expect(/<pre><code class="ts">/.test(page)).toBe(true);
});

test.each([390, 1280])("nothing is wider than a window of %i", async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  for (const file of [
    join(folder, "index.html"),
    ...["PedidoMethods", "Cotacao", "FreteError"].map(pageOf),
  ]) {
    await page.goto(pathToFileURL(file).href);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), file).toBe(0);
  }
  await page.close();
});
