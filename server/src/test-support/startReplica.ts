import { execFileSync } from "node:child_process";
import { appendFile, chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Undo } from "./newDatabase.ts";
import { type PostgresServer, startPostgres } from "./startPostgres.ts";

/** A PostgreSQL server, and another one that repeats what it does. */
export interface Replicated {
  primary: PostgresServer;
  replica: PostgresServer;
}

/** Starts a server and a replica of it, made of a copy of its folder. */
export async function startReplica(undo: Undo[]): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), "frete-replica-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const [first, second] = [join(folder, "primary"), join(folder, "replica")] as const;
  await (await startPostgres(first)).stop();
  // With their owner, which Node does not copy.
  execFileSync("cp", ["-a", first, second]);
  const primary = await startPostgres(first);
  undo.push(primary.stop);
  const { hostname: host, port, username: user, password } = new URL(primary.url);
  await writeFile(join(second, "data/standby.signal"), "");
  await appendFile(
    join(second, "data/postgresql.auto.conf"),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`,
  );
  const replica = await startPostgres(second);
  undo.push(replica.stop);
  return { primary, replica };
}
