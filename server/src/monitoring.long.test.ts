import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { startApp } from "./app.ts";
import { expressions, MONITORING } from "./monitoring.testing.ts";
import { readConfig } from "./platform/config.ts";
import { freePort } from "./test-support/freePort.ts";

const isThere = (program: string) => spawnSync(program, ["--version"]).status === 0;
const run = promisify(execFile);
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Debian's package `prometheus` has both. */
describe.runIf(isThere("promtool") && isThere("prometheus"))("with Prometheus", () => {
  test("rules for alerts can be used, fire when they should, and only then", async () => {
    await run("promtool", ["check", "rules", join(MONITORING, "alerts.yml")]);
    await run("promtool", ["test", "rules", "alerts.test.yml"], { cwd: MONITORING });
  });

  test("the configuration can be used", async () => {
    await run("promtool", ["check", "config", join(MONITORING, "prometheus.yml")]);
  });

  test("a running service is scraped, and every panel and alert asks what Prometheus answers", async () => {
    const folder = await mkdtemp(join(tmpdir(), "frete-prometheus-"));
    const app = await startApp(
      readConfig({ PORT: "0", FRETE_DATA_DIR: folder, FRETE_DEMO: "1", FRETE_METRICS_PORT: "0" }),
      log,
    );
    const port = await freePort();
    const target = new URL(app.metricsUrl as string).host;
    const config = join(folder, "prometheus.yml");
    await writeFile(
      config,
      `{global: {scrape_interval: 1s}, scrape_configs: [{job_name: frete, static_configs: [{targets: ["${target}"]}]}]}`,
    );
    const prometheus = spawn(
      "prometheus",
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${folder}/tsdb`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: "ignore" },
    );
    try {
      const ask = async (query: string) => {
        const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
        const answer = await fetch(url).catch(() => undefined);
        return (await answer?.json()) as { status: string; data: { result: unknown[] } } | undefined;
      };
      const options = { timeout: 60_000, interval: 500 };
      await vi.waitUntil(async () => (await ask('up{job="frete"} == 1'))?.data.result.length === 1, options);
      const call = (path: string, token: string) =>
        fetch(app.url + path, { headers: { Authorization: `Bearer ${token}` } });
      const rate = 'sum(rate(http_server_request_duration_seconds_count{operation="listarFiliais"}[1m])) > 0';
      await vi.waitUntil(async () => {
        await call("/api/v1/filial", "frete_api_demo1");
        await call("/api/v1/filial", "wrong");
        return (await ask(rate))?.data.result.length === 1;
      }, options);
      for (const { name, expr } of expressions())
        expect([name, (await ask(expr))?.status]).toEqual([name, "success"]);
      const reasons = await ask('http_server_refusals_total{reason="unauthorized"}');
      expect(reasons?.data.result).toHaveLength(1);
    } finally {
      prometheus.kill("SIGTERM");
      await new Promise((resolve) => prometheus.once("exit", resolve));
      await app.close();
      await rm(folder, { recursive: true });
    }
  });
});
