import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isOpen, parseCatalogue, translationOf } from "../../scripts/generate/translate/catalogue.ts";

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".po"));
const entries = names.flatMap((name) =>
  parseCatalogue(name, readFileSync(`${import.meta.dirname}/${name}`, "utf8")).entries.map((entry) => ({
    file: name,
    context: entry.msgctxt ?? "",
    source: entry.msgid,
    translation: translationOf(entry),
    isOpen: isOpen(entry),
  })),
);

/** The words for readers: neither code nor addresses. */
const prose = (text: string) => text.replaceAll(/(`+).*?\1|https?:\S+/gs, " ");

test("both contracts are translated, all of them", () => {
  expect(names).toEqual(["loja.po", "operacao.po"]);
  expect(entries.length).toBeGreaterThan(1600);
  expect(entries.filter((entry) => entry.isOpen)).toEqual([]);
});

test("what both contracts say is translated once", () => {
  const first = new Map<string, string>();
  for (const { file, context, source, translation } of entries) {
    const key = `${context}\n${source}`;
    expect(translation, `${file}: ${source}`).toBe(first.get(key) ?? translation);
    first.set(key, translation);
  }
});

/** Words that every longer English text has some of, and no Portuguese one. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|is|are|was|were|with|that|this|which|it|its|not|when|from|by|an|or|to|in|on|at|be|has|have|never|all|what|whether|number|order|store|name|value|code|date)(?!\p{L})/iu;

test("nothing was left in English", () => {
  const left = entries.filter(({ translation }) => ENGLISH.test(prose(translation)));
  expect(left.map(({ translation }) => translation)).toEqual([]);
});

test("a translation is about as long as its text, and ends as it does", () => {
  for (const { source, translation } of entries) {
    expect(translation.length, source).toBeGreaterThan(source.length * 0.5 - 8);
    expect(translation.length, source).toBeLessThan(source.length * 2.2 + 25);
    expect(/[.:]$/.exec(translation)?.[0], source).toBe(/[.:]$/.exec(source)?.[0]);
    expect(translation[0] === translation[0]?.toUpperCase(), source).toBe(
      source[0] === source[0]?.toUpperCase(),
    );
  }
});

test("what only this service decides begins with the same words everywhere", () => {
  for (const { source, translation } of entries)
    expect(/^\*\*Neste serviço\*\*(?:,| introduz)/.test(translation), source).toBe(
      source.startsWith("**In this service**"),
    );
});

test("a term has one translation", () => {
  const [, ...rows] = readFileSync(`${import.meta.dirname}/glossary.tsv`, "utf8")
    .trim()
    .split("\n");
  const faults = rows.flatMap((row) => {
    const [english = "", portuguese = ""] = row.split("\t");
    const term = new RegExp(`\\b${english.replace(/^branch$|^fee$/, "$&(?:es|s)?")}s?\\b`, "i");
    const word = new RegExp(portuguese, "i");
    const concerned = entries.filter(({ source }) => term.test(prose(source)));
    expect(concerned, `${english} is in no text`).not.toEqual([]);
    return concerned
      .filter(({ translation }) => !word.test(translation))
      .map(({ source, translation }) => `${english}: ${source} | ${translation}`);
  });
  expect(faults).toEqual([]);
});
