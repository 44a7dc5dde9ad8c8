import { docsDocument } from "../../server/src/http/docs/docsDocument.ts";
import { DOCS_CSS, DOCS_SCRIPT } from "../../server/src/http/docs/docsFiles.ts";
import { docsPage, referenceContent } from "../../server/src/http/docs/docsPage.ts";
import { DOCS_ENGLISH } from "../../server/src/http/docs/docsTexts.ts";
import { viewerConfiguration } from "../../server/src/http/docs/viewerConfiguration.ts";
import { viewerScript } from "../../server/src/http/docs/viewerScript.ts";
import { referenceTexts } from "../../server/src/referenceTexts.ts";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { SITE_CSS } from "./html.ts";
import type { SitePage } from "./page.ts";

/** Contracts in the order in which they are shown, and the names of their documents. */
const CONTRACTS = ["openapi", "operacao", "interface"];
const EDITIONS = {
  en: { file: "reference.html", infix: "", texts: DOCS_ENGLISH },
  "pt-BR": { file: "reference.pt-BR.html", infix: ".pt-BR", texts: referenceTexts },
};

/**
 * The reference in both languages, and what it needs: the viewer, and the documents with links to the ledger. Nothing can be sent: there
 * is no server.
 *
 * @param read a JSON document of the contracts, by its name
 * @param rules that the ledger knows
 */
export async function referenceFiles(
  read: (name: string) => OpenApiDocument,
  rules: ReadonlySet<string>,
  pages: readonly SitePage[],
): Promise<Map<string, string>> {
  const files = new Map([
    ["docs.css", DOCS_CSS + SITE_CSS],
    ["docs.js", DOCS_SCRIPT],
    ["viewer.js", await viewerScript()],
  ]);
  const links = pages.map(({ title, file }) => ({ text: title, href: file }));
  for (const [language, { file, infix, texts }] of Object.entries(EDITIONS)) {
    const addressOf = (rule: string) => (rules.has(rule) ? `ledger.html#${rule}` : undefined);
    const sources = CONTRACTS.map((name) => {
      const document = read(`${name}${infix}.json`);
      const webhooks = name === "openapi" ? read(`webhooks${infix}.json`) : undefined;
      const url = `${name}.${language}.json`;
      const shown = docsDocument(document, webhooks, { label: texts.rules, addressOf });
      // Whoever has the site is no server.
      files.set(url, JSON.stringify({ ...shown, servers: document.servers }));
      return { title: document.info.title, slug: name, url };
    });
    const editions = Object.entries(EDITIONS).map(([each, edition]) => ({
      language: each,
      name: edition.texts.name,
      href: edition.file,
    }));
    const frame = {
      ...{ basePath: ".", home: "index.html", title: "Frete", language, texts, editions, links },
      documents: [],
    };
    files.set(
      file,
      docsPage(
        frame,
        referenceContent(
          { ...frame, documents: sources.map(({ url }) => url) },
          viewerConfiguration(language, sources),
        ),
      ),
    );
  }
  return files;
}

export const REFERENCE: SitePage = {
  file: EDITIONS.en.file,
  title: "Reference",
  summary: "the contracts of the store and of the operator, with events, in English and Portuguese",
};
