import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./freePort.ts";

const PROGRAM = process.env.FRETE_TEST_PGBOUNCER ?? "/usr/sbin/pgbouncer";

/** Debian's package is `pgbouncer`; another place is in FRETE_TEST_PGBOUNCER. */
export const hasPgBouncer = existsSync(PROGRAM);

/** PgBouncer that is running. */
export interface Pooler {
  /** Address of the database through it. */
  url: string;
  stop(): Promise<unknown>;
}

/**
 * A PgBouncer in transaction mode before a database: each transaction gets whichever of its few connections is free.
 *
 * @param url of the database itself
 * @param connections to the server, for all who come
 */
export async function startPgBouncer(url: string, connections: number): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), "frete-pgbouncer-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { hostname, port: server, pathname, username, password } = new URL(url);
  const database = pathname.slice(1);
  await writeFile(
    join(folder, "pgbouncer.ini"),
    `[databases]
frete = host=${hostname} port=${server} dbname=${database} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
`,
  );
  // It refuses to run as root, as PostgreSQL does.
  const as = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = spawn(PROGRAM, ["-q", ...as, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  while (!(await listens(port)) && child.exitCode === null) await setTimeout(20);
  if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
  return {
    url: `postgres://frete@127.0.0.1:${port}/frete`,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
