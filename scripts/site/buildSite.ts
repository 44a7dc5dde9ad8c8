import { readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Marked } from "marked";
import { mutants } from "../../conformance/src/power/mutants/index.ts";
import { readHistory } from "../bench/history/history.ts";
import { readLedger } from "../rules/readLedger.ts";
import { benchmarksPage } from "./benchmarksPage.ts";
import { conformancePage } from "./conformancePage.ts";
import { escapeHtml } from "./html.ts";
import { ledgerPage } from "./ledgerPage.ts";
import { framed, type SitePage } from "./page.ts";
import { powerPage } from "./powerPage.ts";
import { REFERENCE, referenceFiles } from "./referencePages.ts";

const CACHE = "node_modules/.cache";

/**
 * Builds the site from this checkout and from what earlier commands recorded in it, into a folder that is replaced as a whole. The
 * current folder is the root of the repository.
 *
 * @param more pages besides
 * @returns what each page says of itself
 */
export async function buildSite(
  folder: string,
  more: readonly SitePage[] = [],
): Promise<readonly SitePage[]> {
  const ledger = readLedger();
  const history = readHistory();
  const pages: readonly SitePage[] = [
    REFERENCE,
    ledgerPage(ledger),
    conformancePage(`${CACHE}/conformance.json`),
    powerPage(mutants, `${CACHE}/conformance-power.json`, history),
    benchmarksPage(`${CACHE}/bench/latest.json`, history),
    architecturePage(),
    await changelogPage(),
    ...more,
  ];
  const readDocument = (name: string) => JSON.parse(readFileSync(join("generated", name), "utf8"));
  const files = await referenceFiles(readDocument, new Set(ledger.rows.map(({ id }) => id)), pages);
  files.set("index.html", framed(indexPage(pages), pages));
  for (const page of pages) if (page.content !== undefined) files.set(page.file, framed(page, pages));
  await replaceFolder(folder, files);
  return pages;
}

function indexPage(pages: readonly SitePage[]): SitePage {
  const items = pages.map(
    ({ file, title, summary }) =>
      `<li><a href="${file}">${escapeHtml(title)}</a>: ${escapeHtml(summary)}</li>`,
  );
  const content = `<h1>Frete</h1><p>A freight, shipment and tracking service for online stores in Brazil: its contract, and what proves that it is kept.</p><ul>${items.join("\n")}</ul>`;
  return { file: "index.html", title: "Start", summary: "", content };
}

function architecturePage(): SitePage {
  const picture = readFileSync("docs/architecture.svg", "utf8");
  return {
    file: "architecture.html",
    title: "Architecture",
    summary: "the rooms of the code and what imports what, drawn from the imports",
    content: `<h1>Architecture</h1><div class="site-figure" tabindex="0" role="group" aria-label="Picture of the architecture">${picture}</div>`,
  };
}

/** Links into the repository lead nowhere here: what they say stays. */
const markdown = new Marked({
  renderer: {
    link: ({ href, text }) => (/^https?:/.test(href) ? false : `<code>${escapeHtml(text)}</code>`),
  },
});

async function changelogPage(): Promise<SitePage> {
  return {
    file: "changelog.html",
    title: "Changelog",
    summary: "what integrators and operators notice of each version",
    content: await markdown.parse(readFileSync("CHANGELOG.md", "utf8")),
  };
}

/** Whoever reads the site while it is written sees the old one or the new one. */
async function replaceFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  // Others serve it: a temporary folder is its maker's alone.
  await chmod(fresh, 0o755);
  for (const [name, text] of files) await writeFile(join(fresh, name), text);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
