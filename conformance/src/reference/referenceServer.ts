import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { KitError } from "../engine/kitError.ts";

const SERVER = new URL("../../../server/src/", import.meta.url);
/** As `npm start` does. */
const START = [
  "--import",
  new URL("compileCache.js", SERVER).href,
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
  const directory = mkdtempSync(join(tmpdir(), "frete-conformance-"));
  if (demonstration !== undefined) cpSync(demonstration, directory, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, START, {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      FRETE_DEMO: "1",
      FRETE_TEST_CLOCK: "1",
      // The kit's receiver is on this machine, and failed notifications come again soon.
      FRETE_WEBHOOK_ALLOW: "127.0.0.0/8",
      FRETE_WEBHOOK_SCHEDULE: "0,0.2,0.2,0.2,0.2,0.2,60,60",
      ...storedIn(directory),
      ...(databaseUrl !== undefined && { FRETE_DATABASE_URL: databaseUrl }),
    },
  });
  const endWithUs = () => child.kill();
  process.once("exit", endWithUs);
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-20_000);
  });
  const stop = async () => {
    process.off("exit", endWithUs);
    await end(child);
    rmSync(directory, { recursive: true, force: true });
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
