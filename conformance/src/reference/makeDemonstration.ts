import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { storedIn } from "./referenceServer.ts";
import { scratchFolder } from "./scratchFolder.ts";

const SEED = fileURLToPath(new URL("../../../server/src/demo/seedProcess.ts", import.meta.url));

/** The demonstration data of the reference server, for servers that begin with a copy: filling a database is most of a start. */
export interface Demonstration extends Disposable {
  folder: string;
}

/** @throws Error when the process that fills the database fails; its output is part of the message */
export async function makeDemonstration(): Promise<Demonstration> {
  const { path: folder, remove } = scratchFolder("frete-demonstration-");
  try {
    await promisify(execFile)(process.execPath, [SEED], { env: { ...process.env, ...storedIn(folder) } });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, [Symbol.dispose]: remove };
}
