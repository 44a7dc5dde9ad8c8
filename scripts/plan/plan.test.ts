import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { drawPlan } from "./drawPlan.ts";
import { goneFiles } from "./goneFiles.ts";
import { mapFaults } from "./mapFaults.ts";
import { PLAN } from "./plan.ts";
import { planFaults } from "./planFaults.ts";
import { readSources } from "./readSources.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { files, imports } = readSources(ROOT);
const exists = (path: string) => existsSync(join(ROOT, path));

test("the sources keep the plan: imports run down, nothing runs in a circle, the toolkit knows no freight", () => {
  expect(planFaults(files, imports, PLAN)).toEqual([]);
});

test("the README's map shows every wing, in the plan's order, and nothing that is gone", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  expect(mapFaults(readme, PLAN, exists)).toEqual([]);
});

test("the picture of the architecture is what the imports say; `npm run architecture` draws it anew", () => {
  expect(readFileSync(join(ROOT, "docs/architecture.svg"), "utf8")).toBe(drawPlan(imports, PLAN));
});

test("the documents name and link to files that are there", () => {
  const pages = globSync("{*.md,docs/**/*.md,client/*.md,conformance/*.md}", { cwd: ROOT });
  const gone = pages.flatMap((page) => goneFiles(page, readFileSync(join(ROOT, page), "utf8"), exists));
  expect(gone).toEqual([]);
});
