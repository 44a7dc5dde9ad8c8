import { expect, test } from "vitest";
import { plainTypes } from "./plainTypes.ts";

const source = `/** Generated. */
export interface components {
    schemas: {
        Book: {
            /**
             * Format: date
             * @description When.
             *
             *     **Here** the first time.
             * @example 2026-11-23
             */
            printed: string;
            copies: components["schemas"]["copy-of"][];
        };
        /** @description One of them. */
        "copy-of": "torn" | "whole";
    };
}
export type Book = components['schemas']['Book'];
export type CopyOf = components['schemas']['copy-of'];
export interface operations {
    readBook: { content: components["schemas"]["Book"] };
}
`;

test("a schema is a declaration of its own, which others name; what is described is text", () => {
  const plain = plainTypes(source);
  expect(plain).toMatch(/\/\*\*\n \* @group [^\n]+\n \*\/\nexport interface Book \{/);
  expect(plain).toContain("copies: CopyOf[];");
  expect(plain).toMatch(
    /\/\*\* One of them\.\n \* @group [^\n]+\n \*\/\nexport type CopyOf = "torn" \| "whole";/,
  );
  expect(plain).toMatch(
    /\* Format: date\n *\*\n *\* When\.\n *\*\n *\* \*\*Here\*\* the first time\.\n *\* @example 2026/,
  );
});

test("what the library prints besides is there, and hidden", () => {
  expect(plainTypes(source)).toMatch(
    /\/\*\* @hidden \*\/\nexport interface operations \{\s+readBook: \{ content: Book \};/,
  );
});

test("a schema without an alias is told", () => {
  expect(() => plainTypes(source.replace("export type Book", "type Book"))).toThrow("no alias of Book");
});
