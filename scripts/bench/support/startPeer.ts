import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** One server under measurement. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly process: ChildProcess;
  /** CPU microseconds that its database has used, when that is another process. */
  readonly database?: () => number;
}

/** Starts `scripts/bench/http/<file>.ts` as its own process on core 0, and waits until it listens. */
export async function startPeer(name: string, file: string, argument?: string): Promise<Peer> {
  const script = fileURLToPath(new URL(`../http/${file}.ts`, import.meta.url));
  const command = [process.execPath, script, ...(argument === undefined ? [] : [argument])];
  const [program = "", ...rest] = canPin() ? ["taskset", "-c", "0", ...command] : command;
  const child = spawn(program, rest, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { name, url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid as number, process: child };
}

/** Keeps this process, the client, off the servers' core. */
export function pinClient(): void {
  if (canPin()) execFileSync("taskset", ["-a", "-c", "-p", "1", String(process.pid)], { stdio: "ignore" });
}

function canPin(): boolean {
  try {
    execFileSync("taskset", ["-c", "1", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
