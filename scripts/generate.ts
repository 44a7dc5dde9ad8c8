import { fork } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { contracts } from "./contracts.ts";
import { describeOutcome } from "./generate/run/describeOutcome.ts";
import { runContract } from "./generate/run/runContract.ts";
import { watchFolders } from "./generate/run/watchFolders.ts";

const USAGE = `Derives everything in generated/ from the TypeSpec sources in spec/.

  npm run generate                 write what changed
  npm run generate -- --check      write nothing; exit 1 when generated/ is not what spec/ says
  npm run generate -- --watch      write again after every save
  npm run generate -- --only NAME  one contract: ${contracts.map(({ name }) => name).join(", ")}
`;
/** Folders that our contracts are made of. */
const FOLDERS = ["spec", "scripts/test-contract"];
const RECORDS = "node_modules/.cache/generate";

process.chdir(resolve(import.meta.dirname, ".."));
// The compiler and what prints are loaded after this: their code is kept for the next run.
enableCompileCache("node_modules/.cache/compile");
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

const isRight = selected.length > 1 && !values.watch ? await runEachByItself() : await runAll();
if (values.watch) {
  watchFolders(
    FOLDERS.map((folder) => resolve(folder)),
    [resolve("scripts/test-contract/generated")],
    async () => {
      await runAll();
      return undefined;
    },
  );
  console.log(`watching ${FOLDERS.join(" and ")}; stop with Ctrl+C`);
} else process.exitCode = isRight ? 0 : 1;

/**
 * Generates every contract in a process of its own, as many at a time as there are processors: two of them take 60 % of the time, and
 * each fits in 300 MB with a small young generation, which costs no time.
 */
async function runEachByItself(): Promise<boolean> {
  const lane = pLimit(availableParallelism());
  const flags = values.check ? ["--check"] : [];
  const codes = await Promise.all(
    selected.map(({ name }) =>
      lane(async () => {
        const args = [...flags, "--only", name];
        const child = fork(import.meta.filename, args, { execArgv: ["--max-semi-space-size=8"] });
        const [code] = await once(child, "exit");
        return code === 0;
      }),
    ),
  );
  return codes.every(Boolean);
}

/** Generates our contracts and says of each what happened; false when one was refused or, with --check, has drifted. */
async function runAll(): Promise<boolean> {
  let fine = true;
  for (const source of selected) {
    const started = performance.now();
    const recordFile = `${RECORDS}/${source.name}.json`;
    const outcome = await runContract(source, { check: values.check, recordFile });
    const isRight = outcome.status === "written" || outcome.status === "unchanged";
    const seconds = (performance.now() - started) / 1000;
    const { isTTY } = isRight ? process.stdout : process.stderr;
    (isRight ? console.log : console.error)(describeOutcome(source.name, outcome, seconds, isTTY));
    fine &&= isRight;
  }
  return fine;
}
