import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Undo } from "../test-support/databases.ts";

/** Where everything of a service is, in a folder of its own but for the database; `undo` gets the step that removes it. */
export async function newPlaces(databaseUrl: string, undo: Undo[], secretKeys: readonly Buffer[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "frete-backup-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return {
    databaseUrl,
    dataDir: folder,
    filesUrl: join(folder, "arquivos"),
    s3Endpoint: undefined,
    s3Region: "us-east-1",
    secretKeys: [...secretKeys],
    demo: false,
    backup: join(folder, "backup"),
  };
}
