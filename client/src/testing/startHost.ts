import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

/** The reference server of a test, in a process of its own: what it is asked, it answers. */
export interface Host {
  /** @throws Error with what the server says */
  ask(what: object): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/**
 * Starts the program that `@frete/server` has for tests. It is a process because the server needs a newer Node than tests may run on;
 * it ends with this one.
 *
 * @throws Error when the package is not installed
 */
export function startHost(): Host {
  const child = spawn(process.execPath, [programOf()], { stdio: ["pipe", "pipe", "pipe"] });
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  let asked = 0;
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = `${complaint}${text}`.slice(-2000);
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id, result, error } = JSON.parse(line);
    const asker = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asker?.resolve(result as never);
    else asker?.reject(new Error(error));
  });
  const ended = once(child, "close").then(() => {
    for (const { reject } of waiting.values())
      reject(new Error(`the test server has ended. ${complaint}`.trim()));
    waiting.clear();
  });
  // What is written to a process that has just ended is told by its end.
  child.stdin.on("error", () => undefined);
  return {
    ask: async (what) => {
      const id = ++asked;
      if (child.exitCode !== null) throw new Error(`the test server has ended. ${complaint}`.trim());
      const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      child.stdin.write(`${JSON.stringify({ id, ...what })}\n`);
      return answer;
    },
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** The path of the program, found from here or from where the tests run. */
function programOf(): string {
  for (const from of [import.meta.url, join(process.cwd(), "noop.js")]) {
    try {
      const manifest = createRequire(from).resolve("@frete/server/package.json");
      const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin?: Record<string, string> };
      const program = bin?.["frete-test-host"];
      if (program) return join(dirname(manifest), program);
    } catch {}
  }
  throw new Error(
    "the test server is part of the package @frete/server, which is not installed: npm install --save-dev @frete/server, of the version of @frete/client",
  );
}
