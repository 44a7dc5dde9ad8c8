import { expect, test } from "vitest";
import { parseCatalogue } from "./catalogue.ts";
import { checkCatalogue } from "./checkCatalogue.ts";

const text = (source: string, ...parts: string[]) => ({
  source,
  parts: new Set(parts),
  place: () => ({ file: "main.tsp", line: 7 }),
});
const check = (catalogue: string, ...texts: ReturnType<typeof text>[]) =>
  checkCatalogue({ language: "pt-BR", catalogue: "pt-BR.po" }, parseCatalogue("pt-BR.po", catalogue), texts, {
    isWhole: true,
  });

test("each part needs a translation: its own, or that for every part", () => {
  const own = `msgid "Open."
msgstr ""

msgctxt "schema Shop"
msgid "Open."
msgstr "Aberta."
`;
  expect(check(own, text("Open.", "schema Shop"))).toEqual([]);
  expect(check(own, text("Open.", "schema Shop", "schema Book"))).toMatchObject([
    { code: "untranslated", file: "main.tsp", line: 7 },
  ]);
  expect(check(own, text("Open.", "schema Book"))).toMatchObject([
    { code: "untranslated" },
    { code: "text-is-gone", file: "pt-BR.po", line: 5 },
  ]);
});

test("of many gaps the first ten are told, and how many more there are", () => {
  const texts = Array.from({ length: 14 }, (_, index) => text(`Text ${index}.`, "schema Book"));
  const found = check("", ...texts);
  expect(found).toHaveLength(11);
  expect(found[10]).toMatchObject({ message: "pt-BR: and 4 more like these", severity: "warning" });
});
