import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Html, html } from "./html.ts";

/** The style sheets in one line: they stand in the page, so that the page needs nothing else. */
const STYLE = ["tema", "base", "partes", "telas"]
  .map((name) => readFileSync(new URL(`./estilo/${name}.css`, import.meta.url), "utf8"))
  .join("")
  .replace(/\/\*.*?\*\//gs, "")
  .replace(/\s+/g, " ")
  .trim();

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%231b4bd1'/%3E%3Cpath d='M12 5 6 8v8l6 3 6-3V8zM6 8l6 3 6-3M12 11v8' fill='none' stroke='%23fff' stroke-width='1.6' stroke-linejoin='round'/%3E%3C/svg%3E";

/**
 * Headers of every answer of the page. Nothing is loaded, run, framed or sent from it; the address, which holds the key of the
 * order, goes neither to the sites it links to nor into search engines or caches.
 */
export const HEADERS = {
  "Content-Security-Policy": [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
  "Cache-Control": "no-store",
} as const;

/** A whole document in Portuguese around its header, main part and footer. */
export function htmlDocument(
  titulo: string,
  { marca, principal, rodape }: { marca: Html; principal: Html; rodape: Html | null },
): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${titulo}</title>
<link rel="icon" href="${ICON}">
<style>${new Html(STYLE)}</style>
</head>
<body>
<header class="topo"><div class="largura">${marca}</div></header>
<main class="largura">
${principal}
</main>
${rodape && html`<footer class="rodape"><div class="largura">${rodape}</div></footer>`}
</body>
</html>
`.text;
}
