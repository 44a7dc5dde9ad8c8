import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
/** Tests whose titles name other rules hold these rows as a whole. */
const WHOLE_FILES = new Set([
  "E6",
  "S1",
  "S2",
  "S3",
  "S8",
  "S9",
  "S11",
  "L1",
  "L5",
  "M2",
  "M3",
  "R9",
  "O1",
  "O2",
  "O3",
  "O4",
  "O5",
]);

const rows = readFileSync(resolve(ROOT, "docs/acceptance.md"), "utf8")
  .split("\n")
  .flatMap((line) => /^\| ([A-Z]\d+(?:, [A-Z]\d+)*) \|.*\| (.*) \|$/.exec(line) ?? [])
  .flatMap((_, index, all) =>
    index % 3 === 0 ? [[all[index + 1] ?? "", all[index + 2] ?? ""] as const] : [],
  );

describe("docs/acceptance.md", () => {
  test("has its rows", () => expect(rows.length).toBeGreaterThan(30));

  test.each(rows)("%s is held where the table says", (ids, files) => {
    const named = [...files.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string);
    expect(named).not.toEqual([]);
    for (const path of named) {
      expect([path, existsSync(resolve(ROOT, path))]).toEqual([path, true]);
      const text = readFileSync(resolve(ROOT, path), "utf8");
      for (const id of ids.split(", "))
        if (!WHOLE_FILES.has(id))
          expect([path, text.match(new RegExp(`\\b${id}\\b`))?.[0]]).toEqual([path, id]);
    }
  });
});
