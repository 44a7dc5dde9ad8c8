import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";

const TIMES = isQuick ? 1 : 4;
const SAVES = isQuick ? 2 : 6;
const ROOT = resolve(import.meta.dirname, "../..");
/** Makes a process, and every one that it starts, tell its largest memory when it ends. */
const TELL_MEMORY =
  "data:text/javascript,process.on('exit',()=>console.log('maxRSS',process.resourceUsage().maxRSS))";
/** Sizes of contracts that are generated to see what an operation costs. */
const OPERATIONS = isQuick ? [30] : [30, 100, 300];
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
    linkModules(copy);
    const cold: Taken[] = [];
    for (let time = 0; time < TIMES; time++) {
      progress(`generate: fresh process, ${time + 1} of ${TIMES}`);
      rmSync(join(copy, "node_modules/.cache/generate"), { recursive: true, force: true });
      cold.push(await measure(copy, "scripts/generate.ts"));
    }
    progress("generate: nothing changed, only a comment");
    const unchanged = await several(() => measure(copy, "scripts/generate.ts"));
    const commented = await several(() => {
      appendFileSync(join(copy, EDITED), "// A comment.\n");
      return measure(copy, "scripts/generate.ts");
    });
    const warm = await afterSaves(copy);
    const rows: (string | number)[][] = [
      rowOf("fresh process, all contracts", cold),
      rowOf("nothing changed", unchanged),
      rowOf("a comment more", commented),
      [
        "after a save of the store's contract, --watch",
        round(Math.min(...warm), 2),
        round(median(warm), 2),
        "-",
      ],
    ];
    progress("generate: what a change means");
    rows.push(
      rowOf("contract diff of the store's contract", await several(() => measure(copy, ...changed(copy)))),
    );
    for (const operations of OPERATIONS) {
      progress(`generate: a contract of ${operations} operations`);
      writeContract(join(copy, "grown"), operations);
      const args = ["generate", "--spec", "grown", "--out", `grown-${operations}`];
      rows.push(rowOf(`${operations} operations`, [await measure(copy, "scripts/contract.ts", ...args)]));
    }
    const columns = ["generation", "s, least", "median", "MB of the largest process"];
    return { name: "Contract to generated files", columns, rows };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The command that compares the store's contract with one of narrower texts. */
function changed(copy: string): string[] {
  const now = "generated/loja/document.json";
  const text = readFileSync(join(copy, now), "utf8");
  writeFileSync(join(copy, "before.json"), text.replaceAll('"maxLength": 30', '"maxLength": 20'));
  return ["scripts/contract.ts", "diff", "before.json", "--contract", now];
}

interface Taken {
  seconds: number;
  megabytes: number;
}

const several = (run: () => Promise<Taken>) =>
  Array.from({ length: TIMES }).reduce<Promise<Taken[]>>(
    async (earlier) => [...(await earlier), await run()],
    Promise.resolve([]),
  );

function rowOf(name: string, taken: readonly Taken[]) {
  const seconds = taken.map((one) => one.seconds);
  const megabytes = Math.max(...taken.map((one) => one.megabytes));
  return [name, round(Math.min(...seconds), 2), round(median(seconds), 2), round(megabytes, 0)];
}

/** The libraries, without what is kept of runs in the work tree. */
function linkModules(copy: string): void {
  const modules = join(ROOT, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(modules))
    if (name !== ".cache") symlinkSync(join(modules, name), join(copy, "node_modules", name));
}

/** A contract of so many operations, each with a model of its own; ten of these lead to each other. */
function writeContract(folder: string, operations: number): void {
  const parts = Array.from(
    { length: operations },
    (_, index) => `model Item${index} {
  id: int32;
  @maxLength(40) name: string;
  price?: float64;
  kind: "a" | "b";
  tags: string[];
  next?: Item${index % 10 === 0 ? index : index - 1};
}
@route("/items${index}/{id}") interface Items${index} {
  @get read(@path id: int32, @query page?: int32): Item${index} | NotFoundResponse;
}`,
  );
  mkdirSync(folder, { recursive: true });
  const head = 'import "@typespec/http";\nusing TypeSpec.Http;\n@service namespace Grown;\n';
  writeFileSync(join(folder, "main.tsp"), head + parts.join("\n"));
}

async function measure(copy: string, ...command: string[]): Promise<Taken> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: copy,
    env: { ...process.env, NODE_OPTIONS: `--import=${TELL_MEMORY}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let megabytes = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("maxRSS ")) megabytes = Math.max(megabytes, Number(line.slice(7)) / 1000);
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
