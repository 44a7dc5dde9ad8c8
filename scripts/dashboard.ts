import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { launchChromium } from "../server/src/test-support/chromium.ts";
import { drawDashboard } from "./monitoring/drawDashboard.ts";
import { hasPrometheus } from "./monitoring/startPrometheus.ts";
import { underLoad } from "./monitoring/underLoad.ts";

/** `npm run dashboard -- [FOLDER] [sqlite|postgres]`: what the dashboard shows of a server under load, as a page and as pictures; default: dist/dashboard, SQLite. */
const [folder = resolve(import.meta.dirname, "../dist/dashboard"), engine = "sqlite"] = process.argv.slice(2);
const SCREENS = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 900 } };
const SECONDS = 60;

if (!hasPrometheus() || (engine !== "sqlite" && engine !== "postgres")) {
  console.error(
    "write npm run dashboard -- FOLDER sqlite, or postgres; it needs prometheus and promtool (Debian: prometheus)",
  );
  process.exit(2);
}
const { panels, rules, rulesAfter } = await underLoad(SECONDS, engine);
const page = drawDashboard(panels);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/index.html`, page);
const browser = await launchChromium();
for (const [name, viewport] of Object.entries(SCREENS)) {
  const tab = await browser.newPage({ viewport });
  await tab.setContent(page);
  await tab.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
await browser.close();
console.log(`${panels.length} panels in ${folder}`);
for (const [index, { name, state, health, lastError = "" }] of rules.entries())
  console.log(
    `${name}: ${health}, ${state}, and ${rulesAfter[index]?.state} without the server ${lastError}`,
  );
