import { expect, test } from "vitest";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { parseCatalogue } from "./catalogue.ts";
import { edition } from "./edition.ts";

const book = (...descriptions: string[]): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0", "x-contract-hash": "12ab" },
  paths: {},
  components: {
    schemas: Object.fromEntries(
      descriptions.map((description, index) => [`Book${index}`, { type: "object", description }]),
    ),
  },
});

const catalogue = parseCatalogue(
  "pt-BR.po",
  `msgid "Shop"
msgstr "Livraria"

msgid "Open."
msgstr "Aberto."

msgctxt "schema Book1"
msgid "Open."
msgstr "Aberta."

#, fuzzy
msgid "A shelf."
msgstr "Uma instante."

msgid "A book."
msgstr ""
`,
);

test("each paragraph is that of its part, otherwise the one for every part; what is not done stays", () => {
  const english = book("Open.\n\nOpen.", "Open.\n\nUnknown.", "A shelf.", "A book.");
  const before = structuredClone(english);
  expect(edition(english, catalogue, "pt-BR")).toEqual({
    ...book("Aberto.\n\nAberto.", "Aberta.\n\nUnknown.", "A shelf.", "A book."),
    info: { title: "Livraria", version: "1.0.0", "x-contract-hash": "12ab", "x-language": "pt-BR" },
  });
  expect(english).toEqual(before);
});
