import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../platform/storage/database.ts";
import { openDatabase } from "../../../platform/storage/openDatabase.ts";
import { launchChromium } from "../../../test-support/chromium.ts";
import { migratedDatabaseUrl, type Undo } from "../../../test-support/databases.ts";
import { type PaginaServer, paginaServer } from "../../../test-support/paginaServer.testing.ts";
import type { Pedido } from "../../pedido/pedido.ts";
import { CASOS, entregue, reversa, variosEnvios } from "./casos.testing.ts";
import { hostile } from "./hostile.testing.ts";
import { SCREENS } from "./screens.testing.ts";

const ORDERS: Record<string, () => Pedido> = {
  ...CASOS,
  "hostile texts": () => hostile({ ...entregue(), chave: "e1".repeat(16) }),
  "hostile texts, several shipments": () => hostile({ ...variosEnvios(), chave: "e2".repeat(16) }, 1),
  "hostile texts, return": () => hostile({ ...reversa(), chave: "e3".repeat(16) }, 2),
};
const PAGES = [...Object.keys(ORDERS), "not found"];

const undo: Undo[] = [];
const url: Record<string, string> = {};
let browser: Browser;
let server: PaginaServer;

beforeAll(async () => {
  browser = await launchChromium();
  undo.push(() => browser.close());
  const db: Database = await openDatabase(await migratedDatabaseUrl("sqlite", undo));
  undo.push(() => db.close());
  server = await paginaServer(db);
  undo.push(() => server.close());
  for (const [name, make] of Object.entries(ORDERS)) {
    const { numeroPedido, chave } = await server.insert(make());
    url[name] = server.pagina(numeroPedido, chave);
  }
  url["not found"] = server.pagina("0", "0");
});

afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** Opens a page as somebody's device would, looks at it, and closes it. Whatever the browser complains about is an error. */
async function look<T>(
  name: string,
  options: Parameters<Browser["newPage"]>[0],
  at: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  try {
    const response = await page.goto(url[name] as string);
    expect(response?.status()).toBe(name === "not found" ? 404 : 200);
    const seen = await at(page);
    // A page without a script has nothing to complain of but what its policy forbids; its own 404 is told by the browser.
    expect(complaints.filter((text) => name !== "not found" || !text.includes("404"))).toEqual([]);
    expect(requests.filter((each) => !each.startsWith("data:"))).toEqual([url[name]]);
    return seen;
  } finally {
    await page.close();
  }
}

describe.each(PAGES)("%s", (name) => {
  test("fits every screen, whatever its texts (WCAG 1.4.10)", async () => {
    await look(name, {}, async (page) => {
      for (const screen of [SCREENS.celular, { width: 320, height: 640 }, SCREENS.mesa]) {
        await page.setViewportSize(screen);
        const { wide, clipped } = await page.locator("html").evaluate((root) => ({
          wide: root.scrollWidth - root.clientWidth,
          clipped: [...root.querySelectorAll("main *:not(.oculto, .oculto *)")]
            .filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1)
            .map((each) => each.outerHTML.slice(0, 100)),
        }));
        expect({ screen, wide, clipped }).toEqual({ screen, wide: 0, clipped: [] });
      }
    });
  });

  test.each([
    ["light", SCREENS.celular],
    ["dark", SCREENS.mesa],
  ] as const)("WCAG 2.2 AA in a %s scheme", async (colorScheme, viewport) => {
    await look(name, { viewport, colorScheme, reducedMotion: "reduce" }, async (page) => {
      await page.evaluate(axe.source);
      const { violations, passes } = (await page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']})",
      )) as axe.AxeResults;
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary])).toEqual([]);
      expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(["color-contrast", "html-has-lang"]));
    });
  });

  test("language, landmarks and headings in order", async () => {
    await look(name, {}, async (page) => {
      expect(await page.locator("html").getAttribute("lang")).toBe("pt-BR");
      expect(await page.title()).not.toBe("");
      for (const role of ["banner", "main"] as const) expect(await page.getByRole(role).count()).toBe(1);
      expect(await page.getByRole("contentinfo").count()).toBe(name === "not found" ? 0 : 1);
      const levels = await page
        .getByRole("heading")
        .evaluateAll((all) => all.map((each) => Number(each.tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
    });
  });

  test("no script, handler, form, frame or inline style", async () => {
    await look(name, {}, async (page) => {
      const found = await page
        .locator("*")
        .evaluateAll((all) =>
          all.flatMap((each) => [
            ...(/^(script|iframe|object|embed|form|input|base|img)$/i.test(each.tagName)
              ? [each.tagName]
              : []),
            ...[...each.attributes].map((one) => one.name).filter((one) => /^(on|style$|src)/i.test(one)),
          ]),
        );
      expect(found).toEqual([]);
    });
  });

  test("links are reached in order, with a visible focus, large enough for a finger", async () => {
    await look(name, { viewport: SCREENS.celular }, async (page) => {
      const links = await page.locator("a").evaluateAll((all) => all.map((each) => each.href));
      const reached: (string | undefined)[] = [];
      for (const _ of links) {
        await page.keyboard.press("Tab");
        const focused = await page.locator(":focus").evaluate((element) => {
          const { outlineStyle, outlineWidth } = element.ownerDocument.defaultView.getComputedStyle(element);
          const { height, width } = element.getBoundingClientRect();
          return { href: element.href, outlineStyle, outlineWidth, height, width };
        });
        reached.push(focused.href);
        expect(focused.outlineStyle).toBe("solid");
        expect(Number.parseFloat(focused.outlineWidth)).toBeGreaterThanOrEqual(2);
        expect(Math.min(focused.height, focused.width)).toBeGreaterThanOrEqual(44);
      }
      expect(reached).toEqual(links);
    });
  });
});

test("a step's state is told in words, and one step is the current one", async () => {
  await look("em-transito", {}, async (page) => {
    const steps = page.getByRole("list", { name: "Progresso" }).getByRole("listitem");
    expect((await steps.allTextContents()).map((text) => text.replace(/\d\d\/\d\d$/, ""))).toEqual([
      "Concluída: Criado",
      "Concluída: Despachado",
      "Etapa atual: Em trânsito",
      "Pendente: Saiu para entrega",
      "Pendente: Entregue",
    ]);
    expect(await page.locator("[aria-current=step]").count()).toBe(1);
  });
});

test("links of several shipments have different names", async () => {
  await look("varios-envios", {}, async (page) => {
    expect(await page.getByRole("link").allInnerTexts()).toHaveLength(3);
    for (const envio of ["Envio 1 de 3", "Envio 2 de 3"])
      expect(await page.getByRole("link", { name: `Rastrear na transportadora (${envio})` }).count()).toBe(1);
  });
});

test.each([
  ["reduce", 0],
  ["no-preference", 1],
] as const)("motion: %s", async (reducedMotion, animations) => {
  await look("em-transito", { reducedMotion }, async (page) => {
    expect(await page.evaluate("document.getAnimations().length")).toBe(animations);
  });
});

test("texts twice as large still fit (WCAG 1.4.4)", async () => {
  await look("varios-envios", { viewport: SCREENS.celular }, async (page) => {
    await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%"));
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(SCREENS.celular.width);
  });
});

test("works without scripts at all", async () => {
  await look("em-transito", { javaScriptEnabled: false }, async (page) => {
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Pedido 100045");
  });
});
