import leven from "leven";
import { type Catalogue, type Entry, isOpen } from "./catalogue.ts";
import type { ContractText } from "./translation.ts";

/** How much of a text may differ from one that is nearly it, as with msgmerge. */
const NEARLY = 0.4;

/** A catalogue that has every paragraph of a contract, and no other. */
export interface UpdatedCatalogue {
  entries: Entry[];
  /** Paragraphs that are new, and have no translation or that of another one, marked as fuzzy. */
  added: number;
  /** Of these, those that have. */
  fuzzy: number;
  /** Translations of what the contract no longer says. */
  removed: number;
}

/**
 * The entries of a catalogue, brought to what a contract says, as msgmerge does: what is new takes the translation of the same paragraph
 * in another catalogue, or of the nearest one that is gone, marked as fuzzy and with the earlier text beside it.
 *
 * @param earlier undefined: there is none yet
 * @param others catalogues of the same language
 */
export function updateCatalogue(
  texts: readonly ContractText[],
  earlier: Catalogue | undefined,
  others: readonly Catalogue[],
): UpdatedCatalogue {
  const known = earlier?.entries ?? [];
  const sources = new Set(texts.map(({ source }) => source));
  const gone = known.filter(({ msgid }) => !sources.has(msgid));
  const done = gone.filter((entry) => !isOpen(entry));
  const elsewhere = others
    .flatMap(({ entries }) => entries)
    .filter((entry) => !isOpen(entry) && !entry.msgctxt);
  let [added, fuzzy, removed] = [0, 0, gone.length];
  const entries = texts.flatMap((text) => {
    const { source, parts } = text;
    const own = known.filter(({ msgid }) => msgid === source);
    const kept = own.filter(({ msgctxt = "" }) => msgctxt === "" || parts.has(msgctxt));
    removed += own.length - kept.length;
    if (kept.some(({ msgctxt = "" }) => msgctxt === "")) return kept.map((entry) => placed(entry, text));
    const same = elsewhere.find(({ msgid }) => msgid === source);
    const near = same ? undefined : nearest(source, done);
    if (!same) added++;
    if (near) fuzzy++;
    const fresh: Entry = { msgid: source, msgstr: (same ?? near)?.msgstr ?? [""] };
    if (near) fresh.comments = { flag: "fuzzy", previous: `msgid ${JSON.stringify(near.msgid)}` };
    return [fresh, ...kept].map((entry) => placed(entry, text));
  });
  return { entries, added, fuzzy, removed };
}

/** An entry with the place of its text: the file, without a line, which every edit would change. */
function placed(entry: Entry, { parts, place }: ContractText): Entry {
  const { file: reference } = place();
  const [extracted] = entry.msgctxt ? [entry.msgctxt] : parts;
  const comments = { ...entry.comments };
  delete comments.reference;
  delete comments.extracted;
  return {
    ...entry,
    comments: { ...comments, ...(reference && { reference }), ...(extracted && { extracted }) },
  };
}

function nearest(source: string, entries: readonly Entry[]): Entry | undefined {
  let best: Entry | undefined;
  let bound = Math.ceil(source.length * NEARLY);
  for (const entry of entries) {
    const distance = leven(source, entry.msgid, { maxDistance: bound });
    if (distance >= bound) continue;
    bound = distance;
    best = entry;
  }
  return best;
}
