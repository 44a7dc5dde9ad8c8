import { readdirSync, readFileSync } from "node:fs";

/** A tick of the clock in /proc/PID/stat, s. */
const TICK = 0.01;

/** A process and all below it. */
export function processTree(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(processTree)];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Memory of a process and of all below it, each shared page counted once, MB. */
export const treeMemory = (pid: number): number =>
  sum(processTree(pid), (each) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, "utf8"))?.[1] ?? 0),
  ) / 1000;

/** CPU seconds of a process and of all below it, those that have ended included. */
export const treeCpu = (pid: number): number =>
  sum(processTree(pid), (each) => {
    const fields = readFileSync(`/proc/${each}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // Its own time in user and system mode, and that of children that were waited for.
    return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * TICK;
  });

function sum(pids: readonly number[], of: (pid: number) => number): number {
  return pids.reduce((total, pid) => {
    try {
      return total + of(pid);
    } catch {
      return total;
    }
  }, 0);
}
