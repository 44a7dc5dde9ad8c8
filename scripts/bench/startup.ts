import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/src/test-support/freePort.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";

const TIMES = isQuick ? 1 : 7;
/** Until the garbage of the start is collected. */
const SETTLE = isQuick ? 1500 : 3500;
const ROOT = resolve(import.meta.dirname, "../..");

interface Case {
  readonly name: string;
  readonly demo: "0" | "1";
  readonly isFilled: boolean;
  /** As `npm start` does it, from the second time on. */
  readonly isCached: boolean;
}

const CASES: Case[] = [
  { name: "demo data in place", demo: "1", isFilled: true, isCached: true },
  { name: "empty folder, demo data written", demo: "1", isFilled: false, isCached: true },
  { name: "empty folder, no demo", demo: "0", isFilled: false, isCached: true },
  { name: "demo data in place, no compiled code", demo: "1", isFilled: true, isCached: false },
];

/** One start: seconds until an answer, and megabytes that the idle process then holds. */
interface Start {
  readonly seconds: number;
  readonly megabytes: number;
}

/** From the start of the process to its first answer, and the memory of the idle server. */
export async function run(): Promise<BenchResult> {
  const rows: (string | number)[][] = [];
  const folder = mkdtempSync(join(tmpdir(), "frete-bench-start-"));
  try {
    for (const one of CASES) {
      const { name } = one;
      const where = (time: number) => join(folder, one.isFilled ? "demo" : `${CASES.indexOf(one)}-${time}`);
      // Fills the folder, and the cache of compiled code as every start but the first finds it.
      await start(where(-1), one);
      const starts: Start[] = [];
      for (let time = 0; time < TIMES; time++) {
        progress(`startup: ${name}, ${time + 1} of ${TIMES}`);
        starts.push(await start(where(time), one, time === 0));
      }
      const seconds = starts.map((one) => one.seconds);
      const cells = [Math.min(...seconds), median(seconds)].map((value) => round(value, 2));
      rows.push([name, ...cells, round(starts[0]?.megabytes ?? 0, 0)]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const columns = ["start on", "first answer s, least", "median", "idle memory MB"];
  return { name: "Start of the server (SQLite)", columns, rows };
}

async function start(folder: string, { demo, isCached }: Case, measureMemory = false): Promise<Start> {
  const port = await freePort();
  const own = { PORT: String(port), FRETE_DATA_DIR: folder, FRETE_DEMO: demo, FRETE_LOG: "warn" };
  const started = performance.now();
  // Production refuses the demonstration.
  const NODE_ENV = demo === "1" ? undefined : "production";
  const preload = isCached ? ["--import", "./server/src/compileCache.js"] : [];
  const server = spawn(process.execPath, [...preload, "server/src/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV, FRETE_DATABASE_URL: undefined, ...own },
  });
  try {
    await firstAnswer(`http://127.0.0.1:${port}/readyz`, server);
    const seconds = (performance.now() - started) / 1000;
    if (measureMemory) await wait(SETTLE);
    return { seconds, megabytes: residentMegabytes(server.pid as number) };
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  }
}

async function firstAnswer(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("the server did not start: see the messages above");
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) return;
    await wait(5);
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

if (import.meta.main) console.log(await run());
