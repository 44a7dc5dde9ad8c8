import { expect, test } from "vitest";
import { flowing } from "./flowing.ts";

test.each([
  ["a paragraph", "All of it or\nnothing.", "All of it or nothing."],
  ["two paragraphs", "One\nline.\n\nAnother\none.", "One line.\n\nAnother one."],
  ["a list", "These:\n\n- one\n- two\n  goes on", "These:\n\n- one\n- two   goes on"],
  ["a table", "| a |\n|---|\n| b |", "| a |\n|---|\n| b |"],
])("%s", (_what, text, expected) => {
  expect(flowing(text)).toBe(expected);
});
