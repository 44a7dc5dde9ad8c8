import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bindingMutants } from "./mutants/bindingMutants.ts";
import { generatorMutants } from "./mutants/generatorMutants.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { planted } from "./mutants/planted.ts";

/** `npm run toolkit:mutants [-- --mutant ID]`: plants each fault in the toolkit and runs the tests that must notice it. */
const ROOT = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { mutant: { type: "string", multiple: true } } });
const mutants = [...bindingMutants, ...generatorMutants].filter(
  ({ id }) => values.mutant?.includes(id) ?? true,
);
if (mutants.length === 0) throw new Error(`there is no mutant ${values.mutant}`);
for (const mutant of mutants) planted(mutant, readFileSync(resolve(ROOT, mutant.file), "utf8"));
if (!(await passes([...new Set(mutants.flatMap(({ tests }) => tests))])))
  throw new Error("the tests fail without any fault: nothing can be told");

const survivors: string[] = [];
for (const mutant of mutants) {
  const isKilled = !(await passes(mutant.tests, mutant));
  if (!isKilled) survivors.push(mutant.id);
  console.log(`${isKilled ? "killed  " : "SURVIVED"}  ${mutant.id}`);
}
console.log(`${mutants.length - survivors.length} of ${mutants.length} killed`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Do the tests pass, with the fault if one is given? */
async function passes(tests: readonly string[], mutant?: Mutant): Promise<boolean> {
  const preload = pathToFileURL(resolve(ROOT, "scripts/mutants/plant.ts")).href;
  const vitest = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--bail", "1", "--reporter", "dot", ...tests],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...(mutant && { TOOLKIT_MUTANT: JSON.stringify(mutant) }),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${preload}`,
      },
      stdio: mutant ? "ignore" : ["ignore", "ignore", "inherit"],
    },
  );
  const [code] = (await once(vitest, "close")) as [number | null];
  return code === 0;
}
