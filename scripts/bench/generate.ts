import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";

const TIMES = isQuick ? 1 : 4;
const SAVES = isQuick ? 2 : 6;
const ROOT = resolve(import.meta.dirname, "../..");
/** Makes a process tell its largest memory when it ends. */
const TELL_MEMORY =
  "data:text/javascript,process.on('exit',()=>console.log('maxRSS',process.resourceUsage().maxRSS))";
/** The file that is saved again and again. */
const EDITED = "spec/main.tsp";

/**
 * `npm run generate` in a fresh process and after a save in watch mode, on a copy of the sources: the work tree is not
 * touched.
 */
export async function run(): Promise<BenchResult> {
  const copy = mkdtempSync(join(tmpdir(), "frete-bench-generate-"));
  try {
    for (const name of ["spec", "scripts", "generated", "package.json"])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const cold: { seconds: number; megabytes: number }[] = [];
    for (let time = 0; time < TIMES; time++) {
      progress(`generate: fresh process, ${time + 1} of ${TIMES}`);
      cold.push(await generate(copy));
    }
    const seconds = cold.map((one) => one.seconds);
    const megabytes = Math.max(...cold.map((one) => one.megabytes));
    const warm = await afterSaves(copy);
    const columns = ["generation", "s, least", "median", "peak memory MB"];
    const rows = [
      [
        "fresh process, all contracts",
        round(Math.min(...seconds), 2),
        round(median(seconds), 2),
        round(megabytes, 0),
      ],
      [
        "after a save of the store's contract, --watch",
        round(Math.min(...warm), 2),
        round(median(warm), 2),
        "-",
      ],
    ];
    return { name: "Contract to generated files", columns, rows };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function generate(copy: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", TELL_MEMORY, "scripts/generate.ts"], {
    cwd: copy,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let megabytes = Number.NaN;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("maxRSS ")) megabytes = Number(line.slice(7)) / 1000;
  }
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode !== 0 && child.exitCode !== null)
    throw new Error("generate failed: see the messages above");
  return { seconds, megabytes };
}

/** Seconds from each save until the store's contract is generated again. */
async function afterSaves(copy: string): Promise<number[]> {
  const child = spawn(process.execPath, ["scripts/generate.ts", "--watch"], {
    cwd: copy,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const until = async (text: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("generate --watch ended: see the messages above");
      if (String(value).startsWith(text)) return;
    }
  };
  try {
    await until("watching");
    const file = join(copy, EDITED);
    const text = readFileSync(file, "utf8");
    const taken: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      progress(`generate: save ${save + 1} of ${SAVES}`);
      await wait(200);
      const started = performance.now();
      writeFileSync(file, `${text}\n/** Edited ${save}. */\nscalar edited${save} extends string;\n`);
      await until("loja ");
      taken.push((performance.now() - started) / 1000);
    }
    // The first one still compiles code that the others find ready.
    return taken.slice(1);
  } finally {
    child.kill();
  }
}

if (import.meta.main) console.log(await run());
