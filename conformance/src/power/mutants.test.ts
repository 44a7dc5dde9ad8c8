import { expect, test } from "vitest";
import { loja } from "../profile/loja.ts";
import { mutants } from "./mutants/index.ts";
import { quickMutants, quickVariants } from "./quick.ts";
import { variants } from "./variants/index.ts";

test("at least 120 mutants and 20 variants, each with a name of its own", () => {
  const ids = [...mutants, ...variants].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(120);
  expect(variants.length).toBeGreaterThanOrEqual(20);
});

test("every family of rules that the contract names has a mutant", () => {
  const named = [...JSON.stringify(loja.document).matchAll(/"x-regras":\[([^\]]*)\]/g)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((rule) => rule.replace(/"|-\d+/g, ""));
  const broken = new Set(mutants.map(({ family }) => family));
  expect([...new Set(named)].filter((family) => !broken.has(family))).toEqual([]);
});

test("what every test run tries exists", () => {
  expect(mutants.filter(({ id }) => quickMutants.includes(id))).toHaveLength(quickMutants.length);
  expect(variants.filter(({ id }) => quickVariants.includes(id))).toHaveLength(quickVariants.length);
});
