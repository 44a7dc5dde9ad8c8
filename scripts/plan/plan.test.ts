import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { mapFaults } from "./mapFaults.ts";
import { PLAN } from "./plan.ts";
import { planFaults } from "./planFaults.ts";
import { readSources } from "./readSources.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { files, imports } = readSources(ROOT);

test("the sources keep the plan: imports run down, nothing runs in a circle, the toolkit knows no freight", () => {
  expect(planFaults(files, imports, PLAN)).toEqual([]);
});

test("the README's map shows every wing, in the plan's order, and nothing that is gone", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  expect(mapFaults(readme, PLAN, (path) => existsSync(join(ROOT, path)))).toEqual([]);
});
