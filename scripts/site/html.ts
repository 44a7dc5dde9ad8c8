import { escapeHtml } from "../../server/src/http/docs/escapeHtml.ts";

export { escapeHtml };

/** A table; cells are HTML already, the first of each row is its heading. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join("");
  const body = rows.map(
    ([first = "", ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return `<div class="site-table" tabindex="0" role="group" aria-label="${escapeHtml(columns.join(", "))}"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table></div>`;
}

/**
 * A list of names, folded when it is long.
 *
 * @param addressOf where a name leads
 */
export function names(list: readonly string[], addressOf?: (name: string) => string): string {
  if (list.length === 0) return "none";
  const item = (name: string) => {
    const code = `<code>${escapeHtml(name)}</code>`;
    return addressOf ? `<a href="${escapeHtml(addressOf(name))}">${code}</a>` : code;
  };
  const items = list.map(item).join(", ");
  return list.length <= 4 ? items : `<details><summary>${list.length}</summary>${items}</details>`;
}

/** A word for an outcome, coloured by whether it is good. */
export function outcome(word: string, isGood: boolean | undefined): string {
  const kind = isGood === undefined ? "none" : isGood ? "good" : "bad";
  return `<span class="site-${kind}">${escapeHtml(word)}</span>`;
}

/** Of the tables and figures of the site. */
export const SITE_CSS = `
.site-table { overflow-x: auto; margin: 0.75rem 0; }
.site-table:focus-visible { outline: 2px solid #0b57a4; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #e4e4e4; }
td { min-width: 3rem; overflow-wrap: anywhere; }
dl.site-facts { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.25rem 0; font-size: 0.875rem; }
dl.site-facts dt { color: #595959; }
dl.site-facts dd { margin: 0; overflow-wrap: anywhere; }
.site-good { color: #0a6b3d; font-weight: 600; }
.site-bad { color: #b3261e; font-weight: 600; }
.site-none { color: #595959; }
.site-bar { display: block; height: 0.375rem; background: #0b57a4; min-width: 1px; }
.site-number { white-space: nowrap; }
.site-line { display: block; }
.site-line path { fill: none; stroke: #0b57a4; stroke-width: 2; }
.site-figure { display: block; max-width: 100%; overflow-x: auto; }
code { font-size: 0.9em; }
pre { overflow-x: auto; }
`;
