import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "./contracts.ts";

const USAGE = `Derives everything in generated/ from the TypeSpec sources in spec/.

  npm run generate                 write what changed
  npm run generate -- --check      write nothing; exit 1 when generated/ is not what spec/ says
  npm run generate -- --watch      write again after every save
  npm run generate -- --texts      bring the catalogues of the translations to what spec/ says (npm run contract:texts)
  npm run generate -- --only NAME  one contract: ${contracts.map(({ name }) => name).join(", ")}
`;
/** Folders that our contracts are made of. */
const FOLDERS = ["spec", "scripts/test-contract"];
const RECORDS = "node_modules/.cache/generate";
/** A small young generation keeps a process under 300 MB; code of so few seconds is not worth the best compiler, which takes a tenth of them. */
const FLAGS = ["--max-semi-space-size=8", "--no-turbofan"];

process.chdir(resolve(import.meta.dirname, ".."));
// What is loaded after this is kept compiled, where contracts were generated before: to keep it costs a first run a quarter of its time.
if (existsSync(RECORDS)) enableCompileCache("node_modules/.cache/compile");
const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    texts: { type: "boolean", default: false },
    only: { type: "string" },
    // Of a process that `runInProcesses` started: its contracts come as messages.
    lane: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const selected = contracts.filter(({ name }) => values.only === undefined || values.only === name);
if (values.help || selected.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

if (values.lane) {
  process.on("message", async (name) =>
    process.send?.(await runAll(contracts.filter((each) => each.name === name))),
  );
} else if (values.texts) {
  await updateAll(selected);
} else if (values.watch) {
  await runAll(selected);
  const { watchFolders } = await import("./generate/run/watchFolders.ts");
  watchFolders(
    FOLDERS.map((folder) => resolve(folder)),
    [resolve("scripts/test-contract/generated")],
    async () => {
      await runAll(selected);
      return undefined;
    },
  );
  console.log(`watching ${FOLDERS.join(" and ")}; stop with Ctrl+C`);
} else {
  const isRight = selected.length > 1 ? await runInProcesses() : await runAll(selected);
  process.exitCode = isRight ? 0 : 1;
}

/**
 * Generates the contracts in as many processes as there are processors; one that is done with a contract takes the next, so that the
 * compiler is not loaded again for the small one.
 */
async function runInProcesses(): Promise<boolean> {
  const waiting = selected.map(({ name }) => name);
  const args = ["--lane", ...(values.check ? ["--check"] : [])];
  const lanes = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, async () => {
    const child = fork(import.meta.filename, args, { execArgv: FLAGS });
    const ended = once(child, "exit");
    let isRight = true;
    while (child.connected && waiting.length > 0) {
      child.send(waiting.shift() as string);
      const [answer] = await Promise.race([once(child, "message"), ended]);
      isRight &&= answer === true;
    }
    if (child.connected) child.disconnect();
    await ended;
    return isRight;
  });
  return (await Promise.all(lanes)).every(Boolean);
}

/** Brings the catalogues of contracts to what they say, and tells of each what is left to translate. */
async function updateAll(sources: typeof contracts): Promise<void> {
  const { GenerateError } = await import("./generate/generateError.ts");
  const { updateTexts } = await import("./generate/run/updateTexts.ts");
  for (const source of sources.filter(({ translations }) => translations)) {
    try {
      for (const line of await updateTexts(source)) console.log(line);
    } catch (error) {
      if (!(error instanceof GenerateError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}

/** Generates contracts and says of each what happened; false when one was refused or, with --check, has drifted. */
async function runAll(sources: typeof contracts): Promise<boolean> {
  // The process that only starts others does without.
  const { describeOutcome } = await import("./generate/run/describeOutcome.ts");
  const { runContract } = await import("./generate/run/runContract.ts");
  let fine = true;
  for (const source of sources) {
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
