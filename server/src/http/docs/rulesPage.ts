import type { RuleEntry } from "@frete/contract/toolkit/contractModule";
import type { DocsTexts } from "./docsTexts.ts";
import { escapeHtml } from "./escapeHtml.ts";

export interface RulesContent {
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly isDecision: (rule: string) => boolean;
  /** Operations by the rules that they cite. */
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
  /** Where a rule's proof is shown; without it, nowhere. */
  readonly proofOf?: (rule: string) => string;
}

/** Every rule with its text, under an address of its own, and the operations that cite it. */
export function rulesContent(
  { rules, isDecision, citedBy, proofOf }: RulesContent,
  texts: DocsTexts,
): string {
  const entries = Object.entries(rules).map(([id, { text }]) => {
    const operations = citedBy.get(id) ?? [];
    const cited =
      operations.length > 0
        ? `${texts.cited} ${operations.map((each) => `<code>${each}</code>`).join(", ")}.`
        : "";
    const proof = proofOf ? `<a href="${proofOf(id)}">${id}: ${texts.proof}</a>` : "";
    const about = [cited, proof].filter(Boolean).join(" ");
    return `<h2 id="${id}">${id}${isDecision(id) ? ` <small>${texts.decision}</small>` : ""}</h2>
<p lang="en">${escapeHtml(text)}</p>${about && `\n<p><small>${about}</small></p>`}`;
  });
  return `<main class="docs-text"><h1>${texts.rules}</h1>\n${entries.join("\n")}\n</main>`;
}
