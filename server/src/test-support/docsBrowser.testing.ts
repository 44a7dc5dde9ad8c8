import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import axe, { type AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { startApp } from "../app.ts";
import { readConfig } from "../platform/config.ts";
import { launchChromium } from "./chromium.ts";

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
export const SCREENS = { celular: { width: 390, height: 844 }, mesa: { width: 1280, height: 900 } };

/** Of the viewer's own, which no setting mends: one name for the examples of every operation's answers. */
const KNOWN = /^landmark-unique: <div [^>]*class="[^"]*\bresponse-card\b/;

let folder: string;
let browser: Browser;
export let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frete-docs-"));
  const env = { PORT: "0", FRETE_DATA_DIR: folder, FRETE_DEMO: "1" };
  [browser, app] = await Promise.all([launchChromium(), startApp(readConfig(env), log)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), app.close()]);
  await rm(folder, { recursive: true });
});

/** Opens a page in a browser that reaches this server and nothing else. Whatever it asks for elsewhere, or complains of, is an error. */
export async function look<T>(
  path: string,
  screen: keyof typeof SCREENS,
  at: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: SCREENS[screen] });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() !== "info" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url.startsWith(`${app.url}/`) || /^(?:data|blob):/.test(url)) return route.continue();
    complaints.push(`asked for ${url}`);
    return route.abort();
  });
  try {
    await page.goto(app.url + path);
    const seen = await at(page);
    expect(complaints).toEqual([]);
    return seen;
  } finally {
    await page.close();
  }
}

/** What axe finds: scripts of the page's own policy may not bring it in, so it comes by the debugger. */
export async function findings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const run = (expression: string) =>
    session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  await run(axe.source);
  const { result } = await run("axe.run().then(({ violations }) => JSON.stringify(violations))");
  const violations: AxeResults["violations"] = JSON.parse(result.value);
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .filter((finding) => !KNOWN.test(finding));
}
