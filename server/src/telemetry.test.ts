import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { startApp } from "./app.ts";
import { Application, startServer } from "./http/index.ts";
import { expressions } from "./monitoring.testing.ts";
import { pages } from "./pages.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { LEAST_FREE } from "./platform/freeSpace.ts";
import { logOptions } from "./platform/logOptions.ts";

const OPERATOR = "4f1c".repeat(8) + "0e9b37d2a6854f1c".repeat(2);
const folder = await mkdtemp(join(tmpdir(), "frete-telemetry-"));
const lines: string[] = [];
const log = pino(logOptions("info"), { write: (line: string) => lines.push(line) });
const app = await startApp(
  readConfig({
    PORT: "0",
    FRETE_DATA_DIR: folder,
    FRETE_DEMO: "1",
    FRETE_OPERATOR_TOKEN: OPERATOR,
    FRETE_METRICS_PORT: "0",
  }),
  log,
);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const call = (path: string, token?: string, init: RequestInit = {}) =>
  fetch(app.url + path, { ...init, headers: token ? { Authorization: `Bearer ${token}` } : {} });
const metrics = async () => (await fetch(`${app.metricsUrl}/metrics`)).text();
/** Waits for the line: a request is counted when its answer is out, which its client may know before. */
const counted = (line: string) => vi.waitUntil(async () => (await metrics()).split("\n").includes(line));

test("requests are counted by operation, route and class of status, refusals by their reason", async () => {
  await call("/api/v1/filial", "frete_api_demo1");
  await call("/api/v1/filial", "wrong");
  await call("/nothing/of/anybody");
  const count = "http_server_request_duration_seconds_count";
  const filial = 'operation="listarFiliais",method="GET",route="/api/v1/filial"';
  await counted(`${count}{${filial},status="2xx"} 1`);
  await counted(`${count}{${filial},status="4xx"} 1`);
  await counted('http_server_refusals_total{operation="listarFiliais",status="401",reason="unauthorized"} 1');
  await counted('http_server_refusals_total{operation="none",status="404",reason="unknownPath"} 1');
});

test("no label has a key of a store, a path or a token", async () => {
  await call("/api/v1/rastreio/SEGREDO-DO-CLIENTE", "frete_api_demo1");
  await call("/operacao/v1/lojas/1/tokens/987654", OPERATOR, { method: "DELETE" });
  const text = await metrics();
  expect(text).not.toMatch(/SEGREDO|987654|frete_api_demo1/);
  expect(text).toContain('route="/operacao/v1/lojas/{idLoja}/tokens/{idToken}"');
});

test("the process, its pools, its caches and its disk have figures", async () => {
  const text = await metrics();
  const value = (line: string) =>
    Number(
      text
        .split("\n")
        .find((each) => each.startsWith(`${line} `))
        ?.split(" ")[1],
    );
  expect(value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(value('frete_db_connections_awaited{pool="writer"}')).toBe(0);
  expect(value("frete_disk_free_bytes")).toBeGreaterThan(LEAST_FREE);
  expect(value("frete_bodies_limit_bytes")).toBe(64 * 1024 ** 2);
  expect(value("frete_notifications_overdue_seconds")).toBe(0);
  const commits = value("frete_db_group_commits_total");
  const misses = value('frete_cache_misses_total{cache="cotacao"}');
  const body = JSON.stringify({
    cepDestino: "01310100",
    canal: "site",
    volumes: [{ sku: "CAMISETA-P-AZUL", quantidade: 1, valorUnitario: 59.9 }],
  });
  const quoted = await fetch(`${app.url}/api/v1/cotacao`, {
    method: "POST",
    headers: { Authorization: "Bearer frete_cot_demo1", "Content-Type": "application/json" },
    body,
  });
  expect(quoted.status).toBe(200);
  const after = await metrics();
  expect(after).toContain(`frete_db_group_commits_total ${commits + 1}`);
  expect(after).toContain(`frete_cache_misses_total{cache="cotacao"} ${misses + 1}`);
});

test("metrics are where nobody else is, and there only", async () => {
  expect((await call("/metrics")).status).toBe(404);
  expect((await fetch(`${app.metricsUrl}/livez`)).status).toBe(404);
  expect((await fetch(`${app.metricsUrl}/metrics`)).headers.get("content-type")).toContain("version=0.0.4");
});

test("alerts and dashboard ask for metrics that there are", async () => {
  const text = await metrics();
  const names = new Set(text.match(/^# TYPE \S+/gm)?.map((line) => line.slice("# TYPE ".length)));
  const asked = expressions().flatMap(({ expr }) => expr.match(/\b(?:frete|http|nodejs|process)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(20);
  const unknown = asked.filter(
    (name) => !names.has(name.replace(/(?<=duration_seconds)_(count|bucket)$/, "")),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ["no room in a folder", { folders: ["/proc"] }, false],
  ["a database that refused a write for want of space", { isFull: true }, false],
  ["a folder that is not there yet", { folders: [join(folder, "new")] }, true],
])(
  "readyz with %s",
  async (_name, { folders = [], isFull = false }: { folders?: string[]; isFull?: boolean }, isReady) => {
    const other = new Application({ log });
    const db = { ...app.services.db, isFull: () => isFull };
    other.use(pages(db, { draining: false, folders }, []));
    const server = await startServer(other, { drainTime: 0 });
    const answer = await fetch(`${server.url}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      isReady ? 200 : 503,
      { database: true, disk: isReady },
    ]);
    await server.close();
  },
);

test("readyz tells of the disk", async () => {
  expect(await (await call("/readyz")).json()).toEqual({
    status: "ok",
    database: true,
    disk: true,
    draining: false,
  });
});

test.each([
  [{ FRETE_METRICS_HOST: "10.0.0.1" }, /FRETE_METRICS_PORT is not/],
  [{ FRETE_METRICS_PORT: "65536" }, /FRETE_METRICS_PORT/],
  [{ FRETE_ACCESS_LOG: "yes" }, /off, full, or the share/],
  [{ FRETE_ACCESS_LOG: "1.5" }, /off, full, or the share/],
  [{ FRETE_ACCESS_LOG: "0.0" }, /off, full, or the share/],
])("%j is refused", (env, reason) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(reason);
});

test.each([
  [{}, { metricsAddress: undefined, accessLog: 0 }],
  [{ FRETE_METRICS_PORT: "9464", HOST: "0.0.0.0" }, { metricsAddress: { host: "0.0.0.0", port: 9464 } }],
  [{ FRETE_METRICS_PORT: "0", FRETE_METRICS_HOST: "::1" }, { metricsAddress: { host: "::1", port: 0 } }],
  [{ FRETE_ACCESS_LOG: "full" }, { accessLog: 1 }],
  [{ FRETE_ACCESS_LOG: "0.01" }, { accessLog: 0.01 }],
])("%j is understood", (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});
