import { docsPage } from "../../server/src/http/docs/docsPage.ts";
import { DOCS_ENGLISH } from "../../server/src/http/docs/docsTexts.ts";

/** A page of the site. All files of it lie in one folder, so that it works under any address. */
export interface SitePage {
  readonly file: string;
  /** In the bar, and in the list of the first page. */
  readonly title: string;
  /** What a reader finds there, and how much of it there is. */
  readonly summary: string;
  /** HTML; of a page that makes itself whole, undefined. */
  readonly content?: string;
}

/** A page with the bar of the site around it. */
export function framed({ title, content = "" }: SitePage, pages: readonly SitePage[], wide = false): string {
  const frame = {
    ...{ basePath: ".", home: "index.html", title: `Frete: ${title}`, language: "en", texts: DOCS_ENGLISH },
    ...{ editions: [], documents: [] },
    links: pages.map((each) => ({ text: each.title, href: each.file })),
  };
  return docsPage(frame, wide ? content : `<main class="docs-text">${content}</main>`);
}

/** What is said in place of figures that nobody has measured here. */
export const notRecorded = (what: string, command: string): string =>
  `<p>${what} has not been recorded in this checkout: <code>${command}</code> does it.</p>`;
