import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scenarios } from "../cases/index.ts";
import { FEATURE_NAMES } from "./features.ts";
import { loja } from "./loja.ts";
import { MODULES, WORDS } from "./modules.ts";
import { referenceProfile } from "./profile.ts";

test("every operation of the contract is in one module, and every scenario in one of them", () => {
  const operations = Object.values(MODULES).flat();
  expect([...operations].sort()).toEqual(Object.keys(loja.operations).sort());
  expect(MODULES.anexo).toEqual(["listarAnexos", "removerAnexo", "baixarArquivo"]);
  expect(MODULES.rastreio).toEqual(["rastrearPedido", "verRastreio", "listarStatus"]);
  const modules = scenarios(referenceProfile("http://127.0.0.1:9")).map(({ module }) => module);
  expect(new Set(modules)).toEqual(new Set(Object.keys(MODULES)));
});

test("the README lists them, and the features", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  for (const [name, words] of Object.entries(WORDS))
    expect(readme).toContain(`\n| \`${name}\` | ${words.join(", ")}`);
  for (const name of FEATURE_NAMES) expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\| \\w`, "m"));
});
