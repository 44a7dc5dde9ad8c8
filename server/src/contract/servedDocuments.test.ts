import { contract } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { readDocument, servedDocuments } from "./servedDocuments.ts";

test("what is served is what the code enforces", () => {
  const documents = servedDocuments();
  expect(documents.map(({ path, mediaType }) => [path, mediaType])).toEqual([
    ["/openapi.yaml", "application/yaml"],
    ["/openapi.json", "application/json"],
    ["/operacao.yaml", "application/yaml"],
    ["/operacao.json", "application/json"],
  ]);
  const editions = documents.flatMap((document) => document.editions);
  expect(editions.map(({ path, language }) => [path, language])).toEqual([
    ["/openapi.en.yaml", "en"],
    ["/openapi.pt-BR.yaml", "pt-BR"],
    ["/openapi.en.json", "en"],
    ["/openapi.pt-BR.json", "pt-BR"],
    ["/operacao.en.yaml", "en"],
    ["/operacao.pt-BR.yaml", "pt-BR"],
    ["/operacao.en.json", "en"],
    ["/operacao.pt-BR.json", "pt-BR"],
  ]);
});

test.each(["yaml", "json"])("a .%s of another contract stops the start", (form) => {
  const specifier = `@frete/contract/openapi.${form}`;
  expect(readDocument(specifier, contract.hash).length).toBeGreaterThan(100_000);
  expect(() => readDocument(specifier, "0".repeat(64))).toThrow(
    `${specifier} is of contract ${contract.hash}, the code of ${"0".repeat(64)}: run npm run generate`,
  );
});
