import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readRules } from "../rules/readRules.ts";
import { benchmarksPage } from "./benchmarksPage.ts";
import { buildSite } from "./buildSite.ts";
import { conformancePage } from "./conformancePage.ts";
import { powerPage } from "./powerPage.ts";

const around = mkdtempSync(join(tmpdir(), "site-"));
const folder = join(around, "site");
afterAll(() => rmSync(around, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const more = {
  file: "more.html",
  title: "More & more",
  summary: "a page of another",
  content: "<h1>More</h1>",
};
const pages = await buildSite(folder, [more]);
const html = readdirSync(folder).filter((file) => file.endsWith(".html"));

test("the site has every page, and the first one names them", () => {
  expect(html).toEqual(
    expect.arrayContaining(["index.html", "reference.pt-BR.html", ...pages.map(({ file }) => file)]),
  );
  for (const { file } of pages) expect(read("index.html")).toContain(`href="${file}"`);
  expect(read("index.html")).toContain("More &amp; more");
  // Nothing is left of the making.
  expect(readdirSync(around)).toEqual(["site"]);
});

test("every rule has its place in the ledger, and what leads to one arrives", () => {
  const ids = new Set([...read("ledger.html").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(readRules().filter(({ id }) => !ids.has(id))).toEqual([]);
  const led = ["power.html", "openapi.en.json", "operacao.pt-BR.json", "interface.en.json"].flatMap((file) =>
    [...read(file).matchAll(/ledger\.html#([A-Z]+(?:-[A-Z]+)*-\d+)/g)].map(([, id]) => id),
  );
  expect(led.length).toBeGreaterThan(500);
  expect(led.filter((id) => !ids.has(id))).toEqual([]);
});

test("pages lead to each other and load nothing from elsewhere", () => {
  const files = new Set(readdirSync(folder));
  for (const page of html) {
    const text = read(page);
    const addresses = [...text.matchAll(/<(a|link|script|img)\b[^>]*?\b(?:href|src)="([^"#]+)/g)];
    const local = addresses.filter(([, tag, address = ""]) => tag !== "a" || !/^https?:/.test(address));
    const missing = local
      .map(([, , address = ""]) => address.replace(/^\.\//, ""))
      .filter((address) => !address.startsWith("data:") && !files.has(address));
    expect([page, missing]).toEqual([page, []]);
  }
});

const mutant = {
  ...{ id: "A-001/b", rule: "A-001", family: "A", module: "m", does: "errs" },
  wrap: () => ({}) as never,
};

test("what nobody has measured is not made up", () => {
  const absent = join(around, "absent.json");
  for (const page of [conformancePage(absent), benchmarksPage(absent, []), powerPage([mutant], absent, [])])
    expect(page.content).toContain("has not been recorded in this checkout");
  expect(powerPage([mutant], absent, []).content).not.toContain("killed");
});

test("every mutant of the ledger has its place among what the kit was tried on", () => {
  const places = new Set([...read("power.html").matchAll(/ id="(mutant-[^"]+)"/g)].map(([, id]) => id));
  const led = [...read("ledger.html").matchAll(/href="power\.html#([^"]+)"/g)].map(([, id]) => id);
  expect(led.length).toBeGreaterThan(500);
  expect(led.filter((id) => !places.has(id))).toEqual([]);
  expect(places.size).toBe(new Set(led).size);
});

test("what was recorded is drawn over releases", () => {
  const name = "http: ours: x node:http";
  const run = (version: string, ratio: number, caught: number) => ({
    ...{ version, commit: version, date: "2026-01-01", node: "v26", cpu: "any", load: 0 },
    ...{ ratios: { [name]: ratio }, power: { A: [4, caught] as const } },
  });
  const history = [run("1.0.0", 1.3, 2), run("1.1.0", 1.2, 3)];
  const benchmarks = benchmarksPage("absent.json", history);
  expect(benchmarks.summary).toBe("ratios of 2 recorded runs");
  expect(benchmarks.content).toContain(`aria-label="${name}: 1.3, 1.2"`);
  expect(powerPage([mutant], "absent.json", history).content).toContain('aria-label="A: 50 %, 75 %"');
});
