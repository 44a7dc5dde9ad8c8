import { contract } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { LOJA_DOCUMENTS, OPERATOR_DOCUMENTS, readDocument, servedDocuments } from "./servedDocuments.ts";

test("what is served is what the code enforces", () => {
  const documents = servedDocuments([...LOJA_DOCUMENTS, ...OPERATOR_DOCUMENTS]);
  const names = ["openapi", "webhooks", "asyncapi", "interface", "operacao"];
  expect(documents.map(({ path, mediaType }) => [path, mediaType])).toEqual(
    names.flatMap((name) => ["yaml", "json"].map((form) => [`/${name}.${form}`, `application/${form}`])),
  );
  const editions = documents.flatMap((document) => document.editions);
  expect(editions.map(({ path, language }) => [path, language])).toEqual(
    names.flatMap((name) =>
      ["yaml", "json"].flatMap((form) =>
        ["en", "pt-BR"].map((language) => [`/${name}.${language}.${form}`, language]),
      ),
    ),
  );
});

test.each(["yaml", "json"])("a .%s of another contract stops the start", (form) => {
  const specifier = `@frete/contract/openapi.${form}`;
  expect(readDocument(specifier, contract.hash).length).toBeGreaterThan(100_000);
  expect(() => readDocument(specifier, "0".repeat(64))).toThrow(
    `${specifier} is of contract ${contract.hash}, the code of ${"0".repeat(64)}: run npm run generate`,
  );
});
