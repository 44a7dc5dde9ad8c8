import { expect, test } from "vitest";
import { parseCatalogue } from "./catalogue.ts";
import { entryLines } from "./entryLines.ts";

test("an entry is found at its own line, however it is written", () => {
  const text = `msgid ""
msgstr "Language: pt_BR\\n"

#| msgid "Open."
#, fuzzy
msgid "Open: \\"yes\\"."
msgstr "Open."

msgctxt "schema Shop"
msgid "Open."
msgstr "Aberta."

msgid ""
"Open "
"and shut.\\n"
"Open."
msgstr ""
"Open."

msgid "Open."
msgstr "Aberto."
`;
  const catalogue = parseCatalogue("pt-BR.po", text);
  const lineOf = entryLines(catalogue);
  expect(catalogue.entries.map((entry) => [entry.msgid, lineOf(entry)])).toEqual(
    expect.arrayContaining([
      ['Open: "yes".', 6],
      ["Open and shut.\nOpen.", 13],
      ["Open.", 10],
      ["Open.", 20],
    ]),
  );
});
