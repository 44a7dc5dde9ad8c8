import { execFileSync } from "node:child_process";
import pg from "pg";

/** What a test does to a PostgreSQL server on this machine. */
export interface PostgresSignals {
  /** Stops, or wakes, every process of it. */
  freeze(signal: "SIGSTOP" | "SIGCONT"): void;
  /** Kills the process of one connection: the server takes that for a crash, ends all others and recovers from its log. */
  crash(): Promise<void>;
}

/** @param url of the server, for a user who may read its files */
export async function postgresSignals(url: string): Promise<PostgresSignals> {
  const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row> => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    client.end().catch(() => undefined);
    return rows[0] as Row;
  };
  const { file } = await ask<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file");
  const postmaster = Number(file.split("\n")[0]);
  return {
    freeze: (signal) => {
      const list = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
      const pids = list.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
      for (const [pid, parent] of pids)
        if (pid && (pid === postmaster || parent === postmaster)) process.kill(pid, signal);
    },
    crash: async () => {
      const { pid } = await ask<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      const { other } = await ask<{ other: number | null }>(
        `SELECT pid AS other FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid NOT IN (${pid}, pg_backend_pid()) LIMIT 1`,
      );
      if (other) process.kill(other, "SIGKILL");
    },
  };
}
