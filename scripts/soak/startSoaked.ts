import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { startApp } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { type PostgresServer, startPostgres } from "../../server/src/test-support/startPostgres.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const OPERATOR = "f0a1".repeat(4) + "92c7e5b38d46".repeat(2);
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** A server as it runs for real, with the demonstration's data and tokens of its own. */
export interface Soaked {
  readonly url: string;
  readonly metricsUrl: string;
  readonly pid: number;
  /** Address of its inspector. */
  readonly inspector: string;
  readonly tokens: { readonly api: string; readonly cotacao: string; readonly operador: string };
  /** The settings that it runs with, as its operator's commands take them. */
  readonly environment: NodeJS.ProcessEnv;
  /** Bytes of the embedded database's log of writes; 0 on PostgreSQL. */
  walBytes(): number;
  /** Ends it by SIGTERM; its exit code, and the errors that it logged. */
  stop(): Promise<{ code: number | null; faults: string[] }>;
}

/** Starts `main.ts` in production, in a process of its own. @throws Error when it does not come up */
export async function startSoaked(engine: "sqlite" | "postgres"): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), "frete-soak-"));
  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  const where = {
    PORT: "0",
    FRETE_DATA_DIR: folder,
    ...(postgres && { FRETE_DATABASE_URL: postgres.url }),
  };
  await (await startApp(readConfig({ ...where, FRETE_DEMO: "1" }), silent)).close();
  const environment = {
    ...process.env,
    ...where,
    NODE_ENV: "production",
    FRETE_OPERATOR_TOKEN: OPERATOR,
    FRETE_SECRET_KEY: "07".repeat(32),
    FRETE_METRICS_PORT: "0",
    FRETE_WEBHOOK_ALLOW: "127.0.0.0/8",
    FRETE_LOG: "warn",
  };
  const child = spawn(
    process.execPath,
    [
      ...["--inspect=127.0.0.1:0", "--max-semi-space-size=4"],
      ...["--import", "./server/src/compileCache.js", "server/src/main.ts"],
    ],
    { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env: environment },
  );
  let log = "";
  child.stderr.on("data", (text: Buffer) => {
    log += text;
  });
  const stop = () => end(child, folder, postgres);
  try {
    const [url, metricsUrl] = await addresses(child);
    const tokens = {
      operador: OPERATOR,
      api: await issueToken(url, "api"),
      cotacao: await issueToken(url, "cotacao"),
    };
    return {
      ...{ url, metricsUrl, tokens, environment, pid: child.pid as number },
      inspector: /ws:\/\/\S+/.exec(log)?.[0] ?? "",
      walBytes: () => sizeOfWal(folder),
      stop: async () => ({ code: await stop(), faults: log.split("\n").filter(isFault) }),
    };
  } catch (error) {
    await stop();
    throw new Error(`the server did not come up: ${log}`, { cause: error });
  }
}

/** Lines of pino from `error` on. */
const isFault = (line: string) => /^\{"level":[56]0,/.test(line);

async function addresses(child: ChildProcess): Promise<[string, string]> {
  let url = "";
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    url = /^listening on (\S+)/.exec(line)?.[1] ?? url;
    const metrics = /^metrics at (\S+)/.exec(line)?.[1];
    if (metrics) return [url, metrics];
  }
  throw new Error("it ended before it listened");
}

async function issueToken(url: string, tipo: "api" | "cotacao"): Promise<string> {
  const answer = await fetch(`${url}/operacao/v1/lojas/1/tokens`, {
    method: "POST",
    headers: { Authorization: `Bearer ${OPERATOR}`, "Content-Type": "application/json" },
    body: JSON.stringify({ tipo, descricao: "soak" }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { token: string }).token;
}

function sizeOfWal(folder: string): number {
  const file = readdirSync(folder).find((name) => name.endsWith("-wal"));
  return file === undefined ? 0 : statSync(join(folder, file)).size;
}

async function end(child: ChildProcess, folder: string, postgres?: PostgresServer): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  return child.exitCode;
}
