import { contract } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { readDocument, servedDocuments } from "./servedDocuments.ts";

test("what is served is what the code enforces", () => {
  expect(servedDocuments().map(({ path, mediaType }) => [path, mediaType])).toEqual([
    ["/openapi.yaml", "application/yaml"],
    ["/openapi.json", "application/json"],
    ["/operacao.yaml", "application/yaml"],
    ["/operacao.json", "application/json"],
  ]);
});

test.each(["yaml", "json"])("a .%s of another contract stops the start", (form) => {
  const specifier = `@frete/contract/openapi.${form}`;
  expect(readDocument(specifier, contract.hash).length).toBeGreaterThan(100_000);
  expect(() => readDocument(specifier, "0".repeat(64))).toThrow(
    `${specifier} is of contract ${contract.hash}, the code of ${"0".repeat(64)}: run npm run generate`,
  );
});
