import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { cpuTime } from "./cpuTime.ts";

/**
 * Makes the function that tells the CPU microseconds which the processes of a PostgreSQL server on this machine have used, those that
 * have ended since it was last asked left out.
 */
export async function databaseCpu(url: string): Promise<() => number> {
  const db = await openDatabase(url);
  const { rows } = await db.reader.raw<{ rows: { data_directory: string }[] }>("SHOW data_directory");
  await db.close();
  const file = join(rows[0]?.data_directory ?? "", "postmaster.pid");
  const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);
  const used = new Map<number, number>();
  return () => {
    for (const pid of childrenOf(postmaster)) {
      try {
        used.set(pid, cpuTime(pid));
      } catch {
        // It has ended: what it had used stays counted.
      }
    }
    return [...used.values()].reduce((sum, each) => sum + each, 0);
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return 0;
  }
}
