import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lintContract } from "../generate/lint/lintContract.ts";

const SPECS = "node_modules/@typespec/http-specs/specs";
const entries = globSync("**/main.tsp", { cwd: SPECS, exclude: ["**/node_modules/**"] }).sort();

test("there are specifications", () => {
  expect(entries.length).toBeGreaterThan(50);
});

test.each(entries)("%s is read to its end", async (entry) => {
  const { diagnostics } = await lintContract(join(SPECS, entry));
  expect(
    diagnostics.filter(({ severity, code }) => severity === "error" && !code.startsWith("@frete/typespec/")),
  ).toEqual([]);
});
