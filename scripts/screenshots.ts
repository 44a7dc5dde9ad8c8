import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { AGORA, CASOS } from "../server/src/domain/rastreio/pagina/casos.testing.ts";
import { notFoundPage } from "../server/src/domain/rastreio/pagina/notFoundPage.ts";
import { rastreioPage } from "../server/src/domain/rastreio/pagina/rastreioPage.ts";
import { rastreioView } from "../server/src/domain/rastreio/pagina/rastreioView.ts";
import { SCREENS } from "../server/src/domain/rastreio/pagina/screens.testing.ts";
import { launchChromium } from "../server/src/test-support/chromium.ts";

/** Takes the pictures in docs/screenshots (or in the folder given): each page on a phone and on a desktop, the first ones dark. */
const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../docs/screenshots"));
/** Longer pages are cut off: the pictures stay small. */
const MAX_HEIGHT = 1450;
const loja = { nome: "Loja Demo", fusoHorario: "America/Sao_Paulo" };
const pages: [string, string][] = [
  ...Object.entries(CASOS).map(([name, make]): [string, string] => [
    name,
    rastreioPage(rastreioView(make(), loja, AGORA)),
  ]),
  ["nao-encontrado", notFoundPage],
];

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
for (const colorScheme of ["light", "dark"] as const) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    for (const [name, markup] of pages) {
      if (colorScheme === "dark" && name !== "em-transito") continue;
      await page.setContent(markup);
      const suffix = colorScheme === "dark" ? "-escuro" : "";
      const full = (await page.locator("body").boundingBox())?.height ?? viewport.height;
      await page.screenshot({
        path: `${folder}/rastreio-${name}-${screen}${suffix}.png`,
        fullPage: true,
        clip: { x: 0, y: 0, width: viewport.width, height: Math.min(full, MAX_HEIGHT) },
      });
    }
    await page.close();
  }
}
await browser.close();
console.log(`pictures in ${folder}`);
