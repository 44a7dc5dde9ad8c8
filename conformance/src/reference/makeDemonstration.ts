import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { storedIn } from "./referenceServer.ts";

const SEED = fileURLToPath(new URL("../../../server/src/demo/seedProcess.ts", import.meta.url));

/** The demonstration data of the reference server, for servers that begin with a copy: filling a database is most of a start. */
export interface Demonstration extends AsyncDisposable {
  folder: string;
}

/** @throws Error when the process that fills the database fails; its output is part of the message */
export async function makeDemonstration(): Promise<Demonstration> {
  const folder = await mkdtemp(join(tmpdir(), "frete-demonstration-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, [SEED], { env: { ...process.env, ...storedIn(folder) } });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, [Symbol.asyncDispose]: remove };
}
