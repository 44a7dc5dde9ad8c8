import { expect, test } from "vitest";
import { mapParagraphs } from "./mapParagraphs.ts";

const paragraphsOf = (text: string) => {
  const found: string[] = [];
  expect(
    mapParagraphs(text, (paragraph) => {
      found.push(paragraph);
      return paragraph;
    }),
  ).toBe(text);
  return found;
};

test.each([
  ["", []],
  ["One line.", ["One line."]],
  ["Folded\nin two.", ["Folded\nin two."]],
  ["One.\n\nTwo.\n \n\nThree.\n\n", ["One.", "Two.", "Three."]],
  ["- one\n- two\n\n    deeper", ["- one\n- two", "    deeper"]],
  ["Before:\n\n```json\n{\n\n}\n```\n\nAfter.", ["Before:", "After."]],
  ["~~~\nno end\n\nof it", []],
  ["Before:\n```\ncode\n\nmore\n```\n\nAfter.", ["Before:\n```\ncode", "After."]],
])("%j", (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test("what is between paragraphs stays, whatever they become", () => {
  expect(mapParagraphs("One.\n\n\nTwo.\n\n```\nOne.\n```", (paragraph) => `${paragraph}!`)).toBe(
    "One.!\n\n\nTwo.!\n\n```\nOne.\n```",
  );
});
