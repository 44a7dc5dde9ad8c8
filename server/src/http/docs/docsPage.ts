import type { DocsTexts } from "./docsTexts.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** A link of the bar above the pages. */
export interface DocsLink {
  readonly text: string;
  readonly href: string;
}

/** What stands around the content of a page. */
export interface DocsFrame {
  /** Where style and scripts are. */
  readonly basePath: string;
  /** Where the title leads. */
  readonly home: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly texts: DocsTexts;
  /** The same page in each language, that of the page itself included. */
  readonly editions: readonly { readonly language: string; readonly name: string; readonly href: string }[];
  /** Documents for programs. */
  readonly documents: readonly string[];
  readonly links: readonly DocsLink[];
}

/** A whole page: the bar, and below it the content, which is HTML already. */
export function docsPage(frame: DocsFrame, content: string): string {
  const { basePath, home, title, language, documents, links } = frame;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/docs.css">
</head>
<body>
<nav class="docs-bar" aria-label="${escapeHtml(title)}">
<a class="docs-title" href="${home}">${escapeHtml(title)}</a>
${documents.map((path) => `<a class="docs-document" href="${path}">${nameOf(path)}</a>`).join(" ")}
${links.map(({ text, href }) => `<a href="${href}">${escapeHtml(text)}</a>`).join(" ")}
${languages(frame)}
</nav>
${content}
</body>
</html>
`;
}

function languages({ editions, language: own }: DocsFrame): string {
  const links = editions.map((each) => {
    const current = each.language === own ? ' aria-current="true"' : "";
    return `<a href="${each.href}" hreflang="${each.language}" lang="${each.language}"${current}>${escapeHtml(each.name)}</a>`;
  });
  return links.length > 1 ? links.join(" ") : "";
}

/** The content of the reference: the viewer and its configuration; links to the documents where nothing runs. */
export function referenceContent({ basePath, texts, documents }: DocsFrame, configuration: object): string {
  const list = documents.map((path) => `<li><a href="${path}">${nameOf(path)}</a></li>`).join("");
  const data = JSON.stringify(configuration).replaceAll("<", "\\u003c");
  return `<div id="docs-reference"></div>
<noscript><main class="docs-text"><p>${escapeHtml(texts.withoutScript)}</p><ul>${list}</ul></main></noscript>
<script type="application/json" id="docs-configuration">${data}</script>
<script src="${basePath}/viewer.js" defer></script>
<script src="${basePath}/docs.js" defer></script>`;
}

const nameOf = (path: string) => escapeHtml(path.slice(path.lastIndexOf("/") + 1));
