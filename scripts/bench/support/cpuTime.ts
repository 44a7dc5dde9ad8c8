import { readdirSync, readFileSync } from "node:fs";

/**
 * CPU microseconds that all threads of a process have used. From schedstat (nanoseconds) where the kernel has it; else from
 * stat, whose clock ticks are 10 ms.
 */
export function cpuTime(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
    );
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1000;
  } catch {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  }
}
