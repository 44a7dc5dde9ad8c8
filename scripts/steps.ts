import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { memoryFolder } from "../server/src/test-support/memoryFolder.ts";

/** One thing that must hold before a change lands. */
export interface Step {
  name: string;
  command: string[];
  /** An earlier step, whose result this one reads. */
  after?: Step;
  /** Where the step leaves vitest's JSON report: its tests are counted instead of the step. */
  report?: string;
}

interface Result {
  step: Step;
  ok: boolean;
  seconds: number;
}

const CACHE = "node_modules/.cache";
/** As many as the cores of a small machine: a step that waits leaves its core to another. */
const LANES = 2;
const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;

export const driftStep: Step = { name: "generated files", command: [node, "scripts/generate.ts", "--check"] };
/**
 * TypeScript 7 checks with a fifth of the CPU time of 5.9 (7 s for 37 s), whose programming interface the generators use. A second checker would
 * do much again that the first has done (11 s in all) while the other step waits for the core.
 */
export const typesStep: Step = {
  name: "types",
  command: [node, "node_modules/typescript-native/bin/tsc", "--checkers", "1", "-p", "tsconfig.json"],
};
export const lintStep: Step = {
  name: "format and lint",
  command: [bin("biome"), "check", "--error-on-warnings", "."],
};
/** What is published, held against every rule that two linters recommend: their readers' tools differ as much. */
const documents = ["openapi", "interface", "operacao"].flatMap((name) => [
  `generated/${name}.yaml`,
  `generated/${name}-3.0.yaml`,
]);
export const redoclyStep: Step = {
  name: "OpenAPI lint, Redocly",
  command: [bin("redocly"), "lint", ...documents, "--config", "scripts/redocly.yaml"],
};
export const spectralStep: Step = {
  name: "OpenAPI lint, Spectral",
  command: [node, "scripts/spectral.ts", ...documents],
};

/** A script of the project run by this Node. */
export const scriptStep = (name: string, script: string, ...args: string[]): Step => ({
  name,
  command: [node, script, ...args],
});

/**
 * A run of vitest.
 * @param report name of its report
 * @param args further ones of vitest
 */
export const testStep = (name: string, report: string, ...args: string[]): Step => {
  const path = `${CACHE}/vitest-${report}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  return { name, command: [bin("vitest"), "run", ...reporters, "--passWithNoTests", ...args], report: path };
};

/**
 * Runs steps, two at a time and in this order, shows the output of each when it ends, then how long each took and, on
 * a line of its own, how many tests passed and failed; a failed step without tests counts as one. The exit code of the
 * process tells whether all of them hold.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  process.chdir(resolve(import.meta.dirname, ".."));
  mkdirSync(CACHE, { recursive: true });
  const results = new Map<Step, Promise<Result>>();
  const waiting = steps.values();
  const lane = async () => {
    for (const step of waiting) {
      if (step.after) await results.get(step.after);
      const result = runStep(step);
      results.set(step, result);
      await result;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const rows = await Promise.all(results.values());
  console.log("");
  for (const { step, ok, seconds } of rows)
    console.log(`${ok ? "ok    " : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${step.name}`);
  const counts = rows.map(countsOf);
  const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
}

async function runStep(step: Step): Promise<Result> {
  if (step.report) rmSync(step.report, { force: true });
  const started = performance.now();
  const { ok, output } = await run(step.command);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n── ${step.name}${ok ? "" : ": FAILED"}`);
  process.stdout.write(output);
  return { step, ok, seconds };
}

/** More than the databases of a whole `npm test` take at once: two PostgreSQL servers with their logs. */
const DATABASES = 4 * 1024 ** 3;
const { TMPDIR = memoryFolder(DATABASES) } = process.env;

function run([command = "", ...args]: string[]): Promise<{ ok: boolean; output: Buffer }> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
      ...(TMPDIR && { TMPDIR }),
      NODE_COMPILE_CACHE: resolve(CACHE, "compile"),
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  return new Promise((done) => {
    child.on("error", (error) => done({ ok: false, output: Buffer.from(`${error.message}\n`) }));
    child.on("close", (code) => done({ ok: code === 0, output: Buffer.concat(chunks) }));
  });
}

/** How many tests a step ran; a step without tests, or one that failed outside of them, is told by its own failure. */
function countsOf({ step, ok }: Result): { passed: number; failed: number } {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(step.report);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function readReport(file?: string): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return file === undefined ? {} : JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
