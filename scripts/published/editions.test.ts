import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { differencesOf } from "./editionDifferences.ts";

/**
 * The linters hold the English documents against their rules. What they say of structure holds of the other editions when only texts
 * differ; what they say of texts (something stands there, and nothing in it runs) is tested here, in a hundredth of the time.
 */
const textOf = (name: string) => readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8");
const read = (name: string): OpenApiDocument =>
  name.endsWith(".json") ? JSON.parse(textOf(name)) : parse(textOf(name));

/** Where a text for readers may stand, and where nothing is one: in values, which examples are. */
const TEXT = /\/(?:description|summary)$|^\/info\/title$/;
const VALUE = /\/(?:example|default|enum|const|value)(?:\/|$)|\/properties\/(?:description|summary)$/;
/** What no Markdown of a document may hold (`no-eval-in-markdown`, `no-script-tags-in-markdown` of Spectral). */
const RUNS = /eval\(|<script/i;

const names = ["openapi", "interface", "operacao"];
const documents = names.flatMap((name) => [
  [`${name}.json`, `${name}.pt-BR.json`] as const,
  [`${name}-3.0.yaml`, `${name}-3.0.pt-BR.yaml`] as const,
]);

test.each(documents)("%s and %s differ in texts alone", (english, translated) => {
  const {
    info: { "x-language": language, ...info },
    ...rest
  } = read(translated);
  expect(language).toBe("pt-BR");
  // In the place where it was.
  const { openapi, ...others } = rest;
  const differences = differencesOf(read(english), { openapi, info, ...others });
  expect(differences.length).toBeGreaterThan(1000);
  for (const { path, english: was, translated: is } of differences) {
    const place = `/${path.join("/")}`;
    expect([typeof was, typeof is], place).toEqual(["string", "string"]);
    expect(place).toMatch(TEXT);
    expect(place).not.toMatch(VALUE);
    expect(`${is}`.trim(), place).not.toBe("");
    expect(is, place).not.toMatch(RUNS);
  }
});

// One of three that are printed alike: YAML takes long to read.
test("the YAML of an edition says what its JSON says", () => {
  expect(read("interface.pt-BR.yaml")).toEqual(read("interface.pt-BR.json"));
});
