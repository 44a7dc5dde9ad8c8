import { watch } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Program } from "@typespec/compiler";
import { contracts } from "./contracts.ts";
import { generateContract } from "./generate/generateContract.ts";
import { GenerateError } from "./generate/generateError.ts";
import { staleOutputs, writeOutputs } from "./generate/outputs.ts";

const USAGE = `Derives everything in generated/ from the TypeSpec sources in spec/.

  npm run generate                 write what changed
  npm run generate -- --check      write nothing; exit 1 when generated/ is not what spec/ says
  npm run generate -- --watch      write again after every save
  npm run generate -- --only NAME  one contract: ${contracts.map(({ name }) => name).join(", ")}
`;

process.chdir(resolve(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    only: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
const selected = contracts.filter(({ name }) => values.only === undefined || values.only === name);
if (values.help || selected.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

type ContractSource = (typeof contracts)[number];

const programs = new Map<string, Program>();
/** Files that each contract was made of when it was last compiled. */
const sourcesOf = new Map<string, ReadonlySet<string>>();
const ok = await runAll(selected);
if (values.watch) watchSources();
else process.exitCode = ok ? 0 : 1;

async function runAll(sources: ContractSource[]): Promise<boolean> {
  let fine = true;
  for (const source of sources) fine = (await run(source)) && fine;
  return fine;
}

/** Generates one contract and says in a line what happened; false when it failed or, with --check, when it drifted. */
async function run(source: ContractSource): Promise<boolean> {
  const started = performance.now();
  try {
    const result = await generateContract(source, programs.get(source.name));
    programs.set(source.name, result.program);
    sourcesOf.set(source.name, new Set(result.sources.map((file) => resolve(file))));
    const paths = values.check ? await staleOutputs(result.files) : await writeOutputs(result.files);
    const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const identity = `${source.name} ${result.hash.slice(0, 12)}`;
    if (paths.length === 0) console.log(`${identity}: up to date (${took})`);
    else if (values.check)
      console.error(
        `${identity}: not what ${source.entry} says; run npm run generate and commit:\n  ${paths.join("\n  ")}`,
      );
    else console.log(`${identity}: wrote ${paths.length} files (${took})\n  ${paths.join("\n  ")}`);
    return !(values.check && paths.length > 0);
  } catch (error) {
    if (!(error instanceof GenerateError)) throw error;
    console.error(`${source.name}:\n${error.message}`);
    return false;
  }
}

/** Generates again what a saved file is part of: the other contracts cannot have changed. */
function watchSources(): void {
  const changed = new Set<string>();
  let pending: NodeJS.Timeout | undefined;
  const again = (path: string) => {
    changed.add(path);
    clearTimeout(pending);
    pending = setTimeout(() => {
      const affected = selected.filter((source) => isAffected(source, changed));
      changed.clear();
      void runAll(affected);
    }, 50);
  };
  const files = [...sourcesOf.values()].flatMap((sources) => [...sources]);
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) {
    watch(folder, (_event, file) => file?.match(/\.(tsp|tsv|js)$/) && again(resolve(folder, file)));
  }
  console.log(`watching ${folders.size} folders; stop with Ctrl+C`);
}

/** A file that no contract is known to use may be new, or have been missing: it counts for all. */
function isAffected({ name }: ContractSource, changed: ReadonlySet<string>): boolean {
  const own = sourcesOf.get(name);
  if (own?.isDisjointFrom(changed) !== true) return true;
  return [...changed].some((path) => ![...sourcesOf.values()].some((sources) => sources.has(path)));
}
