import { expect, test } from "vitest";
import { DECIDED, withoutDecidedTexts } from "./decidedTexts.ts";

const left = (description: string) => {
  const document = { info: { title: "Library", description } };
  withoutDecidedTexts(document);
  return document.info.description;
};

test("a paragraph that tells a decision goes, wherever it stands, and the others stay", () => {
  expect(left(`Lends books.\n\n${DECIDED} ten at most.\n\n## Dates\n\nIn UTC.`)).toBe(
    "Lends books.\n\n## Dates\n\nIn UTC.",
  );
  const document = {
    paths: { "/books": { get: { parameters: [{ description: `Page.\n\n${DECIDED} from 1.` }] } } },
  };
  withoutDecidedTexts(document);
  expect(document.paths["/books"].get.parameters).toEqual([{ description: "Page." }]);
});

test("a heading goes with all that stood below it, one with a deeper heading below it stays", () => {
  expect(left(`Lends books.\n\n## Limits\n\n${DECIDED} ten at most.\n\n## Dates\n\nIn UTC.`)).toBe(
    "Lends books.\n\n## Dates\n\nIn UTC.",
  );
  expect(left(`# Limits\n\n## Books\n\nTen.\n\n## Days\n\n${DECIDED} thirty.`)).toBe(
    "# Limits\n\n## Books\n\nTen.",
  );
  expect(left(`Lends books.\n\n# Limits\n\n## Books\n\n${DECIDED} ten.`)).toBe("Lends books.");
});

test("a description that tells nothing else goes", () => {
  expect(left(`${DECIDED} ten at most.`)).toBeUndefined();
});
