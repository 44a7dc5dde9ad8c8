import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runs } from "../../../http/test-support/runs.ts";
import { webAddress } from "../../../platform/webAddress.ts";
import { launchChromium } from "../../../test-support/chromium.ts";
import type { Pedido } from "../../pedido/pedido.ts";
import { AGORA, emTransito, entregue, reversa, variosEnvios } from "./casos.testing.ts";
import { HOSTILE_TEXTS, withTexts } from "./hostile.testing.ts";
import { html } from "./html.ts";
import { rastreioPage } from "./rastreioPage.ts";
import { rastreioView } from "./rastreioView.ts";

/** Characters that end texts, attributes, elements and comments, in every order. */
const sharp = fc
  .array(
    fc.constantFrom(
      ..."<>\"'`=/&;!-[]{}$ \n\t",
      "script",
      "a",
      "href",
      "onclick",
      "style",
      "&lt",
      "&#x3c;",
      "ç",
      "💥",
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => parts.join(""));
const hostile = fc
  .oneof(fc.constantFrom(...HOSTILE_TEXTS), sharp, fc.string({ unit: "grapheme", minLength: 1 }))
  // What the contract refuses (NS-003) never gets here; blank texts are left out by the page.
  .filter(
    (text) => text.trim() !== "" && ![...text].some((each) => each < " " && each !== "\n" && each !== "\t"),
  );

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** An element as far as its shape goes. */
interface Shape {
  tagName: string;
  attributes: Iterable<{ name: string; value: string }>;
  children: Iterable<Shape>;
}

/** What the browser makes of a document: every element with its attributes, except the texts that may be in them. */
const skeleton = (markup: string): Promise<string> =>
  page.locator("html").evaluate((root, text) => {
    const of = (element: Shape): string => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        name === "href" ? `href=${value.slice(0, 18)}` : `${name}=${value}`,
      );
      return `${element.tagName}[${attributes}](${[...element.children].map(of)})`;
    };
    const { DOMParser } = root.ownerDocument.defaultView;
    return of(new DOMParser().parseFromString(text, "text/html").documentElement);
  }, markup);

const render = (pedido: Pedido, nome: string) =>
  rastreioPage(rastreioView(pedido, { nome, fusoHorario: "America/Sao_Paulo" }, AGORA));

describe("no text becomes markup", () => {
  test("html: the browser reads back what was written, as text and as attribute", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const read = await page.locator("html").evaluate((root, markup) => {
          const { DOMParser } = root.ownerDocument.defaultView;
          const body = new DOMParser().parseFromString(markup, "text/html").body;
          return [body.childElementCount, body.firstElementChild?.getAttribute("title"), body.textContent];
        }, html`<p title="${text}">${text}</p>`.text);
        expect(read).toEqual([1, text, text]);
      }),
      { numRuns: runs(150, 4000) },
    );
  });

  test.each(Object.entries({ emTransito, entregue, variosEnvios, reversa }))(
    "%s: hostile texts in every field give the elements and attributes of harmless ones",
    async (_, make) => {
      const base = make();
      const slots: string[] = [];
      withTexts(base, (text) => {
        slots.push(text);
        return text;
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(hostile, fc.constantFrom("text", "address", "kept")), {
            minLength: slots.length + 1,
            maxLength: slots.length + 1,
          }),
          async (drawn) => {
            const fill = (word: (text: string) => string) => {
              let index = 0;
              const write = (original: string) => {
                const [text, kind] = drawn[index++] as [string, string];
                // The key is never anybody's text, and no address of this very page is shown.
                if (kind === "kept" || original === base.chave) return original;
                return kind === "address" || webAddress(text) !== null
                  ? `https://a.example/${word(text)}`
                  : word(text);
              };
              const pedido = withTexts(base, write);
              return render(pedido, write("Loja"));
            };
            expect(await skeleton(fill((text) => text))).toBe(await skeleton(fill(() => "x")));
          },
        ),
        { numRuns: runs(25, 600) },
      );
    },
  );
});
