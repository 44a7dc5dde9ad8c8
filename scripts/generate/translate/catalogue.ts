import { readFile } from "node:fs/promises";
import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";
import { GenerateError } from "../generateError.ts";
import type { Translation } from "./translation.ts";

/** One paragraph of a catalogue. */
export type Entry = GetTextTranslation;

/** The translations of a language, as far as they are done. */
export interface Catalogue {
  readonly file: string;
  /** As it stands in the file. */
  readonly text: string;
  /** Every paragraph, without the header. */
  readonly entries: readonly Entry[];
  /**
   * The entry of a paragraph: that of the part where it stands (`msgctxt`), otherwise the one for every part.
   * @param part in words
   */
  find(source: string, part: string): Entry | undefined;
}

/** Is an entry not done: empty, or made of a text that was changed since? */
export const isOpen = (entry: Entry): boolean => translationOf(entry).trim() === "" || isFuzzy(entry);

/** Is it marked as what somebody has to look over? */
export const isFuzzy = ({ comments }: Entry): boolean => /\bfuzzy\b/.test(comments?.flag ?? "");

/** What the paragraph is in the language. */
export const translationOf = ({ msgstr }: Partial<Entry>): string => msgstr?.[0] ?? "";

/** What was read last of each file. */
const known = new Map<string, Catalogue>();

/**
 * Reads a catalogue.
 * @throws GenerateError when there is none, or it cannot be read
 */
export async function readCatalogue({ catalogue: file, language }: Translation): Promise<Catalogue> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined)
    throw new GenerateError(`there is no ${file}, the catalogue of ${language}`, {
      code: "no-catalogue",
      help: "make it of the texts of the contract: contract texts",
    });
  const earlier = known.get(file);
  if (earlier?.text === text) return earlier;
  const read = parseCatalogue(file, text);
  known.set(file, read);
  return read;
}

/** @throws GenerateError when it is none */
export function parseCatalogue(file: string, text: string): Catalogue {
  const { translations } = parsed(file, text);
  const entries = Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== "");
  const byKey = new Map(entries.map((entry) => [keyOf(entry.msgid, entry.msgctxt), entry]));
  const find = (source: string, part: string) => byKey.get(keyOf(source, part)) ?? byKey.get(keyOf(source));
  return { file, text, entries, find };
}

function parsed(file: string, text: string): GetTextTranslations {
  try {
    // With validation, a paragraph that is there twice is an error: merging two branches gives that.
    return po.parse(text, { validation: true });
  } catch (error) {
    const { message, lineNumber } = error as Error & { lineNumber?: number };
    throw new GenerateError(`${file}${lineNumber ? `:${lineNumber}` : ""} is no catalogue: ${message}`, {
      code: "catalogue",
      help: "an editor of .po files, or msgfmt -c, shows what is wrong",
    });
  }
}

/** The text of a catalogue with these entries, in their order. */
export function printCatalogue(language: string, entries: readonly Entry[]): string {
  const headers = {
    // As gettext writes it, which knows locales and no tags.
    Language: language.replaceAll("-", "_"),
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  const translations: GetTextTranslations["translations"] = {};
  for (const entry of entries) {
    translations[entry.msgctxt ?? ""] ??= {};
    (translations[entry.msgctxt ?? ""] as Record<string, Entry>)[entry.msgid] = entry;
  }
  return `${po.compile({ charset: "utf-8", headers, translations }).toString().trimEnd()}\n`;
}

/** Tells an entry from the others. */
export const keyOf = (source: string, part = "") => `${part}\u0004${source}`;
