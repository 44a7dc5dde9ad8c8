import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { KitError } from "../engine/kitError.ts";

/** Starts a PostgreSQL of its own, says its address on a line, and stops it when its input ends. */
const SCRIPT = fileURLToPath(
  new URL("../../../server/src/test-support/process/postgres.ts", import.meta.url),
);

/** An empty PostgreSQL database for the reference server. */
export interface PostgresDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * An empty database of a PostgreSQL server that is started for the run in a process of its own, or of the server that
 * FRETE_TEST_POSTGRES_URL names, whose user must be allowed to create databases.
 * @throws KitError when the server does not start
 */
export async function startPostgres(): Promise<PostgresDatabase> {
  const given = process.env.FRETE_TEST_POSTGRES_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startServer();
  const database = `frete_conformance_${process.pid}`;
  await runOn(server.url, `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    stop: async () => {
      await runOn(server.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      await server.stop();
    },
  };
}

async function startServer(): Promise<PostgresDatabase> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  for await (const url of lines) {
    return {
      url,
      stop: async () => {
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new KitError("PostgreSQL did not start: see the messages above");
}

async function runOn(url: string, statement: string): Promise<void> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
