import { fork } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { mutants } from "../conformance/src/power/mutants/index.ts";
import { powerKey } from "../conformance/src/power/powerKey.ts";
import { chartsOf } from "./bench/history/chart.ts";
import { compareRuns } from "./bench/history/compareRuns.ts";
import { withFigures } from "./bench/history/figures.ts";
import { earlierRuns, HISTORY, type RecordedRun, readHistory, recordRun } from "./bench/history/history.ts";
import { powerOf } from "./bench/history/powerOf.ts";
import { ratiosOf } from "./bench/history/ratios.ts";
import type { BenchResult } from "./bench/support/benchmark.ts";
import { describeRun } from "./bench/support/describeRun.ts";
import { formatTable } from "./bench/support/formatTable.ts";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "scripts/bench");
/** Beside the other caches: not part of the sources, and gone with them. */
const RESULTS = join(ROOT, "node_modules/.cache/bench/latest.json");
const POWER = join(ROOT, "node_modules/.cache/conformance-power.json");
const CHARTS = join(ROOT, "dist/bench");
/** What says what everything costs: it has the recorded ratios. */
const DOCUMENT = join(ROOT, "docs/costs.md");
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => basename(file, ".ts"));

const USAGE = `Measures the service on this machine; every ratio compares what ran in turns in the same run.

  npm run bench                  everything: some forty minutes, and a few more the first time, for a million rows to page through
  npm run bench -- NAME...       the benchmarks whose name contains one of these: ${names.join(", ")}
  npm run bench -- --quick       everything, shorter: a first impression, not a verdict
  npm run bench -- --record      adds the ratios to ${HISTORY}, and writes them into docs/costs.md
  npm run bench -- --json        nothing but JSON on standard output

Charts of the ratios go to dist/bench/, and the ratios are compared with those recorded of the release before. Record on a machine that
does nothing else; several runs of one release give their spread.
`;

process.chdir(ROOT);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const wanted = positionals.map((word) => word.toLowerCase());
const selected = names.filter(
  (name) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);
if (values.help || selected.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
if (values.record && values.quick) {
  console.error("A quick run is a first impression: it is not recorded. Leave out --quick, or --record.");
  process.exit(2);
}

const about = describeRun();
const say = values.json ? () => {} : console.log;
const isTerminal = process.stderr.isTTY && !values.json;
say(
  `Node ${about.node}, ${about.cpu}, load ${about.load}, commit ${about.commit}, contract ${about.contracts.loja}`,
);
const results: Record<string, BenchResult | { error: string }> = {};
for (const name of selected) {
  const started = performance.now();
  say("");
  try {
    const result = await runInOwnProcess(name);
    results[name] = result;
    if (isTerminal) process.stderr.write("\r\x1b[2K");
    say(formatTable(result, process.stdout.isTTY === true));
  } catch (error) {
    results[name] = { error: error instanceof Error ? error.message : String(error) };
    console.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  say(`(${name}, ${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

const report = `${JSON.stringify({ ...about, quick: values.quick, results }, null, 2)}\n`;
mkdirSync(resolve(RESULTS, ".."), { recursive: true });
writeFileSync(RESULTS, report);
if (values.json) process.stdout.write(report);
const history = readHistory();
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
const { date, node, cpu, load, commit } = about;
const run: RecordedRun = { version, commit, date, node, cpu, load, ratios: ratiosOf(results) };
const compared = compareRuns(run, history);
if (compared) say(`\n${formatTable(compared, process.stdout.isTTY === true)}`);
mkdirSync(CHARTS, { recursive: true });
const titles = Object.fromEntries(
  Object.entries(results).map(([name, result]) => [name, "error" in result ? name : result.name]),
);
for (const [name, chart] of chartsOf(titles, run.ratios, earlierRuns(history, run)))
  writeFileSync(join(CHARTS, `${name}.svg`), chart);
say(`\nresults: ${RESULTS}\ncharts: ${CHARTS}`);
if (values.record) record();

function record(): void {
  if (Object.values(results).some((result) => "error" in result)) {
    console.error("Nothing was recorded: a benchmark failed.");
    return;
  }
  const power = powerOf(mutants, currentTrials());
  recordRun({ ...run, ...(power && { power }) });
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, "utf8"), readHistory()));
  say(`recorded: ${HISTORY}, ${DOCUMENT}`);
}

/** Those of another contract, kit or server say nothing of this one. */
function currentTrials() {
  const stored = existsSync(POWER) ? JSON.parse(readFileSync(POWER, "utf8")) : {};
  return stored.power === powerKey() ? stored.trials : {};
}

/** A process each: what one leaves in memory, or which core it took, must not show in the next. */
function runInOwnProcess(name: string): Promise<BenchResult> {
  const child = fork(join(FOLDER, "support/runOne.ts"), [join(FOLDER, `${name}.ts`)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      BENCH_QUICK: values.quick ? "1" : "0",
      BENCH_PROGRESS: values.json ? "0" : "1",
    },
  });
  return new Promise((done, fail) => {
    let result: BenchResult | undefined;
    child.once("message", (message) => {
      result = message as BenchResult;
    });
    child.once("error", fail);
    child.once("exit", (code) => {
      if (result && code === 0) done(result);
      else fail(new Error(`it ended with ${code}: see the messages above`));
    });
  });
}
