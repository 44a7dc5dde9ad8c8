import { expect, test } from "vitest";
import { type Catalogue, parseCatalogue, printCatalogue } from "./catalogue.ts";
import { updateCatalogue } from "./updateCatalogue.ts";

const text = (source: string, ...parts: string[]) => ({
  source,
  parts: new Set(parts),
  place: () => ({ file: "main.tsp", line: 7 }),
});
const catalogue = (body: string): Catalogue => parseCatalogue("pt-BR.po", body);

/** The catalogue that is written, without its header. */
function updated(texts: ReturnType<typeof text>[], earlier?: Catalogue, others: Catalogue[] = []) {
  const { entries, ...counts } = updateCatalogue(texts, earlier, others);
  const printed = printCatalogue("pt-BR", entries);
  return { printed: printed.slice(printed.indexOf("\n\n") + 2), counts };
}

test("a new catalogue has every text, where it stands, and no translation", () => {
  const { printed, counts } = updated([text("A book.", "schema Book"), text('A "shelf".', "operation list")]);
  expect(printed).toBe(`#: main.tsp
#. schema Book
msgid "A book."
msgstr ""

#: main.tsp
#. operation list
msgid "A \\"shelf\\"."
msgstr ""
`);
  expect(counts).toEqual({ added: 2, fuzzy: 0, removed: 0 });
});

test("what is translated stays, with what its translator noted; nothing else is touched", () => {
  const earlier = catalogue(`# why so
#, fuzzy
msgid "A shelf."
msgstr "Uma estante."

msgid "A book."
msgstr "Um livro."
`);
  const { printed, counts } = updated([text("A book."), text("A shelf.")], earlier);
  expect(printed).toBe(`#: main.tsp
msgid "A book."
msgstr "Um livro."

# why so
#: main.tsp
#, fuzzy
msgid "A shelf."
msgstr "Uma estante."
`);
  expect(counts).toEqual({ added: 0, fuzzy: 0, removed: 0 });
});

test("a changed text takes the translation of the nearest that is gone, fuzzy, with the earlier text", () => {
  const earlier = catalogue(`msgid "Whether the book is sold."
msgstr "Indica se o livro é vendido."

msgid "The title of the book."
msgstr "O título do livro."
`);
  const { printed, counts } = updated([text("The titles of the book."), text("An author.")], earlier);
  expect(printed).toBe(`#: main.tsp
#, fuzzy
#| msgid "The title of the book."
msgid "The titles of the book."
msgstr "O título do livro."

#: main.tsp
msgid "An author."
msgstr ""
`);
  expect(counts).toEqual({ added: 2, fuzzy: 1, removed: 2 });
});

test("another catalogue of the language lends the translation of the same text, and only that", () => {
  const other = catalogue('msgid "A book."\nmsgstr "Um livro."\n\nmsgid "The shelf."\nmsgstr "A estante."\n');
  const { printed, counts } = updated([text("A book."), text("The shelves.")], undefined, [other]);
  expect(printed).toContain('msgid "A book."\nmsgstr "Um livro."');
  expect(printed).toContain('msgid "The shelves."\nmsgstr ""');
  expect(counts).toEqual({ added: 1, fuzzy: 0, removed: 0 });
});

test("a translation for one part stays as long as the text stands there", () => {
  const earlier = catalogue(`msgid "Open."
msgstr "Aberto."

msgctxt "schema Shop"
msgid "Open."
msgstr "Aberta."
`);
  const there = updated([text("Open.", "schema Book", "schema Shop")], earlier);
  expect(there.printed).toContain('msgctxt "schema Shop"\nmsgid "Open."\nmsgstr "Aberta."');
  const gone = updated([text("Open.", "schema Book")], earlier);
  expect(gone.printed).not.toContain("Aberta");
  expect(gone.counts.removed).toBe(1);
});

test("what is written is read as it was", () => {
  const source =
    'Folded\nin "two", with \\ and \t, and far longer than what a line of a catalogue has room for: `a;b;c`.';
  const { printed } = updated([text(source)]);
  expect(catalogue(printed).find(source, "")?.msgid).toBe(source);
});
