import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildPackages } from "../packages/buildPackages.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";

const TIMES = isQuick ? 1 : 5;
const ROOT = resolve(import.meta.dirname, "../..");
const EMPTY = "export {};\n";
const CALLING = `import { createClient } from "@frete/client";
export const { cotacao } = createClient({ baseUrl: "http://127.0.0.1:9", tokenApi: "t" });
export const read = () => cotacao.consultar("00000012345");
`;
const COMPILERS = { "TypeScript 5.9": "typescript", "TypeScript 7": "typescript-native" };

/** What the client costs before it has done anything, as it is installed: beside an empty program, and a receiver's first event. */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "frete-bench-client-"));
  try {
    progress("clientStart: building the packages");
    await install(folder);
    const rows = [
      ...Object.entries(COMPILERS).map(([name, compiler]) =>
        beside(`checked by ${name}, CPU ms`, (program) => cpuOf(folder, ...tsc(compiler), `${program}.ts`)),
      ),
      beside("loaded by Node, CPU ms", (program) => cpuOf(folder, `${program}.ts`)),
    ];
    const events = times(() => JSON.parse(said(folder, "firstEvent.ts")) as [number, number]);
    const [first, second] = [0, 1].map((index) => round(median(events.map((each) => each[index] ?? 0)), 1));
    return {
      name: "The client before its first call, as it is installed",
      columns: ["", "of the client", "of nothing", "x nothing"],
      rows: [...rows, ["first event of a receiver, ms; beside its second", first ?? 0, second ?? 0, ""]],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The packages and what they need, in an empty folder. */
async function install(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@frete"), { recursive: true });
  await buildPackages(join(folder, "built"), ["contract", "client"]);
  for (const name of ["contract", "client"])
    cpSync(join(folder, "built", name), join(modules, "@frete", name), { recursive: true });
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "@types"])
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  writeFileSync(join(folder, "empty.ts"), EMPTY);
  writeFileSync(join(folder, "calling.ts"), CALLING);
  cpSync(join(import.meta.dirname, "clientStart/firstEvent.ts"), join(folder, "firstEvent.ts"));
}

const tsc = (compiler: string) => [
  join(ROOT, "node_modules", compiler, "bin/tsc"),
  ...["--noEmit", "--strict", "--target", "es2023", "--module", "nodenext", "--types", "node"],
];

/** A row: what the client costs, and what an empty program does, in turns. */
function beside(name: string, cost: (program: string) => number): (string | number)[] {
  progress(`clientStart: ${name}`);
  const pairs = times(() => [cost("calling"), cost("empty")] as const);
  const [own, empty] = [0, 1].map((index) => Math.round(median(pairs.map((pair) => pair[index] ?? 0))));
  return [name, own ?? 0, empty ?? 0, round(median(pairs.map(([one, other]) => one / other)), 2)];
}

/** Milliseconds of CPU that Node takes for a program, with the processes that it starts. */
function cpuOf(cwd: string, ...args: string[]): number {
  const script = `TIMEFORMAT="%U %S"; time "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", script, process.execPath, ...args], {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stdout}${stderr}`);
  const [user, system] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  return ((user ?? 0) + (system ?? 0)) * 1000;
}

const said = (cwd: string, program: string) =>
  execFileSync(process.execPath, [program], { cwd, encoding: "utf8" });
const times = <T>(measure: () => T): T[] => Array.from({ length: TIMES }, measure);

if (import.meta.main) console.log(await run());
