import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readRules } from "../rules/readRules.ts";
import { freightWords } from "./freightWords.ts";
import { PLAN } from "./plan.ts";
import { isForTests } from "./rooms.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const families = [...new Set(readRules().map(({ id }) => id.split("-")[0] as string))];

test("the toolkit speaks of no freight and cites no rule of it", () => {
  const patterns = PLAN.toolkit.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.{ts,tsp,js}`));
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !isForTests(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => freightWords(file, readFileSync(join(ROOT, file), "utf8"), families));
  expect(found).toEqual([]);
});

test.each([
  ["/** Deepest nesting (NS-079). */", ["NS-079"]],
  ["// PED-NOVO-012 wants it", ["PED-NOVO-012"]],
  ['const body = { mensagem: "a" };', ["mensagem"]],
  ["const lojaOf = 1; // the Cotação of a loja", ["Cotação", "loja"]],
  ['import { fit } from "@frete/contract/toolkit/fit";', []],
  ['import "@frete/typespec"; // of frete', ["frete"]],
  ["// RFC 9457 and LIB-001 are nobody's", []],
])("%s", (source, words) => {
  const faults = freightWords("a.ts", source, families).map((fault) => fault.split(": ")[1]);
  expect(faults).toEqual(words);
});
