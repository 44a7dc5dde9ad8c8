import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { KitError } from "../engine/kitError.ts";
import { scratchFolder } from "./scratchFolder.ts";

const SERVER = new URL("../../../server/src/", import.meta.url);
/** As `npm start` does; with small areas for new objects, or a run of the kit, of short requests, has 290 MB in place of 210. */
const START = [
  "--max-semi-space-size=4",
  "--import",
  new URL("compileCache.js", SERVER).href,
  "--import",
  new URL("endWithParent.ts", import.meta.url).href,
  fileURLToPath(new URL("start.ts", SERVER)),
];
const START_ATTEMPTS = 3;
/** Only ends what hangs: a machine may be busy. */
const START_LIMIT = 180_000;
const STOP_LIMIT = 10_000;

/** A reference server with demonstration data on an empty database of its own. */
export interface ReferenceServer {
  url: string;
  /** What it wrote to its error output. */
  log: () => string;
  stop: () => Promise<void>;
}

export interface ServerData {
  /** An empty database; default: an embedded one. */
  databaseUrl?: string | undefined;
  /** The folder of a demonstration: the embedded database is a copy of it, and need not be filled. */
  demonstration?: string | undefined;
}

/**
 * Starts the reference server as a process of its own and waits until it is ready.
 * @throws KitError when it ends or is not ready in time; its last output is part of the message
 */
export async function startReferenceServer(data: ServerData = {}): Promise<ReferenceServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(data);
    } catch (error) {
      // Several are started at the same time: another may have taken the port first.
      if (attempt === START_ATTEMPTS || !/port \d+ is in use/.test((error as Error).message)) throw error;
    }
  }
}

async function startOnce({ databaseUrl, demonstration }: ServerData): Promise<ReferenceServer> {
  const data = scratchFolder("frete-conformance-");
  if (demonstration !== undefined) cpSync(demonstration, data.path, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, START, {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // A group of its own, which has the process that fills its database too.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      FRETE_DEMO: "1",
      FRETE_TEST_CLOCK: "1",
      // The kit's receiver is on this machine, and failed notifications come again soon.
      FRETE_WEBHOOK_ALLOW: "127.0.0.0/8",
      FRETE_WEBHOOK_SCHEDULE: "0,0.2,0.2,0.2,0.2,0.2,60,60",
      ...storedIn(data.path),
      ...(databaseUrl !== undefined && { FRETE_DATABASE_URL: databaseUrl }),
    },
  });
  const endWithUs = () => endGroup(child);
  process.prependOnceListener("exit", endWithUs);
  let log = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-20_000);
  });
  const stop = async () => {
    await end(child);
    process.off("exit", endWithUs);
    data.remove();
  };
  try {
    await ready(url, child);
  } catch (error) {
    await stop();
    throw new KitError(`the reference server did not start: ${(error as Error).message}\n${log}`);
  }
  return { url, log: () => log, stop };
}

/** Settings of a server whose files and embedded database are in a folder. */
export const storedIn = (folder: string) => ({
  FRETE_DATA_DIR: folder,
  FRETE_DATABASE_URL: `sqlite:${join(folder, "frete.db")}`,
});

async function ready(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + START_LIMIT;
  while (performance.now() < limit) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`not ready within ${START_LIMIT} ms`);
}

/** Ends a server with what it started, at once: nobody waits any more for what it would deliver. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT);
  await exit;
  clearTimeout(timer);
}

/** A port that was free a moment ago: the server has no way of its own to report one. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new KitError("no free port");
  return address.port;
}
