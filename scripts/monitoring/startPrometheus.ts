import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { MONITORING } from "../../server/src/monitoring.testing.ts";
import { freePort } from "../../server/src/test-support/freePort.ts";

/** What of a metric Prometheus knows over time: seconds and values. */
export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly values: readonly (readonly [at: number, value: string])[];
}

/** A rule for an alert as Prometheus has it in force. */
export interface Rule {
  readonly name: string;
  readonly state: "inactive" | "pending" | "firing";
  readonly health: "ok" | "err" | "unknown";
  readonly lastError?: string;
}

/** A Prometheus that scrapes one process every second and has the rules of `server/monitoring/alerts.yml` in force. */
export interface Prometheus {
  /** Asks for what happened between two instants, in seconds. @throws Error with what is wrong with the query */
  range(query: string, from: number, to: number, step: number): Promise<Series[]>;
  rules(): Promise<Rule[]>;
  stop(): Promise<void>;
}

/** Does this machine have Prometheus and its `promtool`? Debian's package `prometheus` brings both. */
export const hasPrometheus = (): boolean =>
  ["prometheus", "promtool"].every((program) => spawnSync(program, ["--version"]).status === 0);

/** @param target host and port of a `/metrics` */
export async function startPrometheus(target: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), "frete-prometheus-"));
  const port = await freePort();
  const config = join(folder, "prometheus.yml");
  await writeFile(
    config,
    JSON.stringify({
      global: { scrape_interval: "1s", evaluation_interval: "1s" },
      rule_files: [join(MONITORING, "alerts.yml")],
      scrape_configs: [{ job_name: "frete", static_configs: [{ targets: [target] }] }],
    }),
  );
  const child = spawn(
    "prometheus",
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${folder}/tsdb`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  const base = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => {
    const answer = (await (await fetch(base + path)).json()) as {
      status: string;
      error?: string;
      data: unknown;
    };
    if (answer.status !== "success") throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  };
  while (child.exitCode === null && !(await fetch(`${base}/-/ready`).catch(() => undefined))?.ok)
    await setTimeout(100);
  if (child.exitCode !== null) throw new Error(`prometheus ended with ${child.exitCode}`);
  return {
    range: async (query, from, to, step) => {
      const asked = new URLSearchParams({ query, start: `${from}`, end: `${to}`, step: `${step}` });
      return ((await ask(`/api/v1/query_range?${asked}`)) as { result: Series[] }).result;
    },
    rules: async () =>
      ((await ask("/api/v1/rules")) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}
