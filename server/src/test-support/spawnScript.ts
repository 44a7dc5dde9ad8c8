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

const scriptOf = (name: string) => join(import.meta.dirname, "process", `${name}.ts`);

/** What makes a program of this release one of the release after it, of a schema that this one can or cannot live on. */
export const nextRelease = (kind: "additive" | "breaking") => ({
  execArgv: ["--import", scriptOf("nextRelease")],
  env: { FRETE_TEST_NEXT: kind },
});

/** Starts a script of `test-support/process` under the Node that runs the tests. */
export function spawnScript(name: string, ...args: string[]): RunningScript {
  return spawnWith({ execArgv: [], env: {} }, name, ...args);
}

/** The same, as another release. */
export function spawnWith(
  { execArgv, env }: { execArgv: readonly string[]; env: Record<string, string> },
  name: string,
  ...args: string[]
): RunningScript {
  const child = spawn(process.execPath, [...execArgv, scriptOf(name), ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  return {
    process: child,
    lines: createInterface({ input: child.stdout }),
    ended: once(child, "close").then(([code, signal]) => (code ?? signal) as number | string),
  };
}
