import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareDocuments } from "../generate/diff/compareDocuments.ts";
import { parseDocument } from "../generate/diff/parseDocument.ts";

const read = (file: string) => parseDocument(readFileSync(file, "utf8"), file);

// 3.0 has no `if` and says a rule between fields by `not`: fieldRules.test.ts holds that both take the same requests.
const isFieldRule = ({ message }: { message: string }) => message === "if added";

test("both versions of the published document mean the same to callers", () => {
  const [older, newer] = [read("generated/openapi-3.0.yaml"), read("generated/openapi.json")];
  const grave = compareDocuments(older, newer).filter(
    (change) => (change.level === "breaking" || change.level === "risky") && !isFieldRule(change),
  );
  expect(grave.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
});
