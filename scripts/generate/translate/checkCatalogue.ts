import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { type Catalogue, type Entry, isFuzzy, isOpen, translationOf } from "./catalogue.ts";
import { entryLines } from "./entryLines.ts";
import { differingMarks } from "./marks.ts";
import type { ContractText, Translation } from "./translation.ts";

/** A contract that is translated anew lacks everything: the first few tell what to do. */
const SHOWN = 10;
/** As much of a text as tells it from others, characters. */
const CITED = 60;

/**
 * What is wrong with a catalogue: paragraphs of the contract that it does not translate, translations that keep neither code nor links,
 * and translations of what the contract no longer says.
 *
 * @param isWhole are the texts all of the contract, and not those of a service that was chosen?
 * @param command that adds what is missing
 */
export function checkCatalogue(
  { language, gaps = "warning" }: Translation,
  catalogue: Catalogue,
  texts: readonly ContractText[],
  { isWhole, command = "contract texts" }: { isWhole: boolean; command?: string | undefined },
): ContractDiagnostic[] {
  const { file } = catalogue;
  const lineOf = entryLines(catalogue);
  const gap = (code: string, message: string, help: string, place: Partial<ContractDiagnostic> = {}) => ({
    ...{ code, severity: gaps, message: `${language}: ${message}`, ...place, help },
  });
  const missing = (text: ContractText) =>
    gap(
      "untranslated",
      `${cited(text.source)} has no translation`,
      `\`${command}\` puts it into ${file}: translate it there`,
      text.place(),
    );
  const unsure = (text: ContractText, entry: Entry) =>
    gap(
      "changed-text",
      `${cited(text.source)} was changed since it was translated`,
      `look over line ${lineOf(entry)} of ${file}, and take the mark \`fuzzy\` off`,
      text.place(),
    );
  const found: ContractDiagnostic[] = [];
  const said = new Map(texts.map(({ source, parts }) => [source, parts]));
  const isSaid = ({ msgid, msgctxt }: Entry) => (msgctxt ? said.get(msgid)?.has(msgctxt) : said.has(msgid));
  for (const text of texts) {
    const entries = new Set([...text.parts].map((part) => catalogue.find(text.source, part)));
    for (const entry of entries) {
      if (entry === undefined || (isOpen(entry) && !isFuzzy(entry))) found.push(missing(text));
      else if (isFuzzy(entry)) found.push(unsure(text, entry));
    }
  }
  for (const entry of catalogue.entries) {
    const problem = isOpen(entry) ? undefined : differingMarks(entry.msgid, translationOf(entry));
    const isGone = isWhole && !isSaid(entry);
    if (!isGone && problem === undefined) continue;
    const place = { file, line: lineOf(entry) };
    found.push(
      isGone
        ? gap(
            "text-is-gone",
            `the contract does not say ${cited(entry.msgid)}`,
            `\`${command}\` takes it out`,
            place,
          )
        : gap(
            "differing-marks",
            `the translation of ${cited(entry.msgid)} is not marked as the text is: ${problem}`,
            "code, links, headings, items and bold words are the same in every language",
            place,
          ),
    );
  }
  if (found.length <= SHOWN) return found;
  const rest = gap(
    "untranslated",
    `and ${found.length - SHOWN} more like these`,
    `\`${command}\` puts all of them into ${file}`,
  );
  return [...found.slice(0, SHOWN), rest];
}

function cited(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return `"${line.length > CITED ? `${line.slice(0, CITED).trimEnd()}...` : line}"`;
}
