import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { bindingMutants } from "./bindingMutants.ts";
import { generatorMutants } from "./generatorMutants.ts";
import { planted } from "./planted.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test.each([...bindingMutants, ...generatorMutants])(
  "$id can be planted, and its tests are there",
  (mutant) => {
    const source = readFileSync(join(ROOT, mutant.file), "utf8");
    expect(planted(mutant, source)).not.toBe(source);
    for (const test of mutant.tests) expect(globSync(`${test}*`, { cwd: ROOT }), test).not.toEqual([]);
  },
);
