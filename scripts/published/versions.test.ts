import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareDocuments } from "../generate/diff/compareDocuments.ts";
import { parseDocument } from "../generate/diff/parseDocument.ts";

const read = (file: string) => parseDocument(readFileSync(file, "utf8"), file);

test("both versions of the published document mean the same to callers", () => {
  const [older, newer] = [read("generated/openapi-3.0.yaml"), read("generated/openapi.json")];
  const grave = compareDocuments(older, newer).filter(
    ({ level }) => level === "breaking" || level === "risky",
  );
  expect(grave.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
});
