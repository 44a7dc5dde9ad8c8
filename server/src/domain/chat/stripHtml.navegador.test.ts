import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "../../test-support/chromium.ts";
import { stripHtml } from "./stripHtml.ts";

const oneOf = fc.constantFrom<string[]>;
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((found) => found.join(""));
const several = (part: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(part, { maxLength }).map((found) => found.join(""));

/** An address that runs `alert(1)`, as far as letters may be written otherwise or have breaks between them. */
const address = fc
  .array(oneOf("", "", "", "\n", "\t", "&Tab;", "&#10;", "&NewLine;", "&#x0d;"), {
    minLength: 12,
    maxLength: 12,
  })
  .chain((breaks) =>
    fc.tuple(
      ...[..."javascript:"].map((letter, index) => {
        const code = letter.charCodeAt(0);
        const written = oneOf(
          letter,
          letter,
          letter.toUpperCase(),
          `&#${code};`,
          `&#x0${code.toString(16)};`,
        );
        return written.map((found) => `${breaks[index]}${found}`);
      }),
    ),
  )
  .map((letters) => `${letters.join("")}alert(1)`);

const element = oneOf(
  ...[
    "img",
    "svg",
    "script",
    "iframe",
    "video",
    "object",
    "embed",
    "input autofocus",
    "details open",
    "body",
  ],
  ...["a", "p", "math", "style", "base", "link rel=stylesheet", "image", "animate", "xmp", "textarea"],
  ...["IMG", "SCRIPT", "sVg", "R$", "frete-x", "b", "", "meta http-equiv=refresh"],
);
const attribute = joined(
  oneOf(" ", "/", "\n", "\t", '"', "'"),
  oneOf(
    ...["onerror", "onload", "onfocus", "ontoggle", "ONCLICK", "onx", "src", "href", "xlink:href", "style"],
    ...["srcdoc", "srcset", "data", "poster", "background", "action", "content", "title"],
  ),
  oneOf("=", " = ", "\n=", ""),
  fc
    .oneof(
      oneOf(
        "",
        "x",
        "alert(1)",
        "http://evil.example/x",
        "0;url=http://evil.example",
        "background:url(http://evil.example)",
      ),
      oneOf("<svg onload=alert(1)>", "<img src=http://evil.example/y>"),
      address,
    )
    .chain((value) => oneOf(value, `"${value}"`, `'${value}'`, `"${value}`, `${value}'`)),
);
const fragment = fc.oneof(
  joined(
    oneOf("<", "</", "< ", "<!", "<?"),
    element,
    several(attribute, 3),
    oneOf(">", "", " ", "/>", "//", "<"),
  ),
  attribute,
  address,
  oneOf("<!--", "-->", "<![CDATA[", "]]>", "&lt;", "&gt;", "&#60;", "oi", "preço <R$ 10", '"', "'", ">", "="),
);
/** Fragments one after the other and, so that taking one out brings others together, one inside another. */
const hostile = fc.oneof(
  several(fragment, 5),
  fc
    .tuple(fragment, fragment, fc.nat())
    .map(([outer, inner, at]) => [outer, at % (outer.length + 1), inner] as const)
    .map(([outer, at, inner]) => outer.slice(0, at) + inner + outer.slice(at)),
);

let browser: Browser;
let page: Page;
/** What the page did that a text must not make it do. */
let deeds: string[];

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  page.on("dialog", async (dialog) => {
    deeds.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    if (frame.url() !== "about:blank") deeds.push(`went to ${frame.url()}`);
  });
  await page.route("**/*", async (route) => {
    deeds.push(`asked for ${route.request().url()}`);
    await route.abort();
  });
});

beforeEach(() => {
  deeds = [];
});

afterAll(() => browser?.close());

/** Shows a text as the content of an element, and adds what waits for a click there. */
async function show(text: string): Promise<string[]> {
  deeds = [];
  await page.setContent(`<!doctype html><p>${text}</p><p title="a">b</p><a href='c'>d</a>`);
  const waiting = await page.locator("html").evaluate((root) =>
    [...root.querySelectorAll("*")].flatMap(
      (each: { attributes: Iterable<{ name: string; value: string }> }) =>
        [...each.attributes].flatMap(({ name, value }) =>
          // A handler without a text has nothing to run.
          (/^on[a-z]+$|^style$/.test(name) && value !== "") ||
          /^[\s\0-\x1f]*javascript:/i.test(value.replace(/[\t\r\n]/g, ""))
            ? [`waits with ${name}=${value}`]
            : [],
        ),
    ),
  );
  return [...deeds, ...waiting];
}

test("the page notices what it looks for", async () => {
  const found = await show(
    "<img src=http://evil.example/x onerror=alert(1) style=background:url(http://evil.example/y) ",
  );
  for (const deed of ["dialog 1", "asked for http://evil.example/x", "asked for http://evil.example/y"])
    expect(found).toContain(deed);
  expect(found).toContain("waits with onerror=alert(1)");
});

test("NS-055, CHAT-MSG-008: what is stored runs, opens and fetches nothing between <p> and </p>", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      expect(await show(stripHtml(text))).toEqual([]);
    }),
    {
      numRuns: 200,
      examples: [
        ["<frete-x style=background:url(http://evil.example/x) "],
        ["<<b>img src=http://evil.example/x onerror=alert(1)>"],
        ["<frete-x on<b>load=alert(1) "],
        ['<img"onerror=ja&Tab;va&#10;script:alert(1) onerror<img src=http://evil.example/y> '],
      ],
    },
  );
});

/** Of the link whose address a text is. */
const protocolOf = (text: string): Promise<string> =>
  page.locator("html").evaluate((root, markup) => {
    const parsed = new root.ownerDocument.defaultView.DOMParser().parseFromString(markup, "text/html");
    return parsed.querySelector("a").protocol;
  }, `<a href="${text}">`);

test("NS-055: what is stored is no javascript: address, however it was written", async () => {
  await fc.assert(
    fc.asyncProperty(joined(oneOf("", " ", "&#1", "&#32;"), address), async (text) => {
      expect(await protocolOf(text)).toBe("javascript:");
      expect(await protocolOf(stripHtml(text))).not.toBe("javascript:");
    }),
    { numRuns: 100 },
  );
});
