import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

/** Where and on what a run was made: figures of different machines or commits cannot be compared without it. */
export interface RunDescription {
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly load: number;
  /** Marked `+` when the work tree had changes. */
  readonly commit: string;
  /** Hashes of the contracts, by name. */
  readonly contracts: Readonly<Record<string, string>>;
}

/** Describes this machine and this work tree. */
export function describeRun(): RunDescription {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: `${processors.length} x ${processors[0]?.model.trim() ?? "unknown"}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    commit: commit(),
    contracts: { loja: contractHash("loja"), operacao: contractHash("operacao") },
  };
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
    return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : "+");
  } catch {
    return "unknown";
  }
}

function contractHash(name: string): string {
  const file = new URL(`../../../generated/${name}/operations.ts`, import.meta.url);
  return /"hash": "([0-9a-f]+)"/.exec(readFileSync(file, "utf8"))?.[1]?.slice(0, 12) ?? "unknown";
}
