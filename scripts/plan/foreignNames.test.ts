import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { foreignNames } from "./foreignNames.ts";
import { isForTests } from "./rooms.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test("names of server and client keep to the vocabulary", () => {
  const files = globSync("{server/src/{brasil,events,domain,operacao,demo,cli},client/src}/**/*.ts", {
    cwd: ROOT,
  });
  const found = files
    .filter((file) => !isForTests(file))
    .flatMap((file) => foreignNames(file, readFileSync(join(ROOT, file), "utf8")));
  expect(found).toEqual([]);
});

test.each([
  ["const carrierOf = 1;", ["a.ts: carrierOf: say transportadora, not carrier (docs/vocabulary.md)"]],
  ["type X = { QUOTATION_AGE: 1 }", ["a.ts: QUOTATION_AGE: say cotacao, not QUOTATION (docs/vocabulary.md)"]],
  ["call({ allBranches: 1 });", ["a.ts: allBranches: say filiais, not Branches (docs/vocabulary.md)"]],
  ["class A { constructor() {} }", []],
  ['const transportadora = "carrier"; // carrier', []],
])("%s", (source, faults) => {
  expect(foreignNames("a.ts", source)).toEqual(faults);
});
