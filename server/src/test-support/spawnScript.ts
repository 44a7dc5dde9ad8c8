import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A script of `test-support/process` running in a process of its own. */
export interface RunningScript {
  process: ChildProcess;
  /** Its output, line by line, until it ends. */
  lines: AsyncIterable<string>;
  /** Resolves at its end: the exit code, or the name of the signal that killed it. */
  ended: Promise<number | string>;
}

/** Starts a script of `test-support/process` under the Node that runs the tests. */
export function spawnScript(name: string, ...args: string[]): RunningScript {
  const script = join(import.meta.dirname, "process", `${name}.ts`);
  const child = spawn(process.execPath, [script, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  return {
    process: child,
    lines: createInterface({ input: child.stdout }),
    ended: once(child, "close").then(([code, signal]) => (code ?? signal) as number | string),
  };
}
