import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { startApp } from "./app.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import type { Services } from "./platform/services.ts";
import { eachDatabase } from "./test-support/databases.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

/** A span as OTLP tells of it in JSON. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

const spans: Span[] = [];
const resources: unknown[] = [];
const notified: IncomingHttpHeaders[] = [];
/** A collector of traces, and a receiver of notifications. */
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  if (request.url === "/v1/traces") {
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      resources.push(resource);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
  } else notified.push(request.headers);
  response.setHeader("Content-Type", "application/json").end("{}");
}).listen(0, "127.0.0.1");
await new Promise((resolve) => receiver.once("listening", resolve));
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => receiver.close());

const folder = await mkdtemp(join(tmpdir(), "frete-traces-"));
afterAll(() => rm(folder, { recursive: true }));
const warnings: unknown[] = [];
const log = {
  ...{ debug: () => {}, info: () => {}, error: () => {} },
  warn: (details: object, line: string) => warnings.push({ ...details, line }),
} as unknown as Services["log"];

/** The service with traces on; the library reads the addresses of the collector from the environment of the process. */
async function traced(url: string, env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return startApp(
    readConfig({
      ...{ PORT: "0", FRETE_DATA_DIR: folder, FRETE_DATABASE_URL: url, FRETE_DEMO: "1" },
      FRETE_WEBHOOK_ALLOW: "127.0.0.0/8",
      ...env,
    }),
    log,
  );
}
afterEach(() => {
  vi.unstubAllEnvs();
  spans.length = 0;
});

const quote = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/v1/cotacao`, {
    method: "POST",
    headers: { Authorization: "Bearer frete_cot_demo1", "Content-Type": "application/json", ...headers },
    body: JSON.stringify({
      cepDestino: "01310100",
      canal: "site",
      volumes: [{ sku: "CAMISETA-P-AZUL", quantidade: 1, valorUnitario: 59.9 }],
    }),
  });
const attribute = (span: Span | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

eachDatabase((_name, open) => {
  test("a request, its statements and what it sets off are a trace, told to a collector", async () => {
    const app = await traced(await open.url(), {
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      OTEL_SERVICE_NAME: "frete-teste",
    });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, "X-Request-Id": "traced-1" };
    expect((await quote(app.url, headers)).status).toBe(200);
    const registered = await fetch(`${app.url}/api/v1/webhook/novo`, {
      method: "POST",
      headers: { Authorization: "Bearer frete_api_demo1", "Content-Type": "application/json" },
      body: JSON.stringify({ url: `${address}/segredo-da-loja` }),
    });
    expect(registered.status).toBe(200);
    const before = notified.length;
    const changed = await fetch(`${app.url}/operacao/v1/lojas/1/metodos/1`, {
      method: "PATCH",
      headers: { Authorization: "Bearer frete_op_demo", "Content-Type": "application/json" },
      body: JSON.stringify({ nome: "Outro nome" }),
    });
    expect(changed.status).toBe(200);
    await vi.waitUntil(() => notified.length > before, { timeout: 20_000 });
    await app.close();

    const served = spans.find(({ name }) => name === "POST /api/v1/cotacao");
    expect(served).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 });
    expect(attribute(served, "request.id")).toBe("traced-1");
    expect(Number(attribute(served, "http.response.status_code"))).toBe(200);
    const below = spans.filter(({ traceId, spanId }) => traceId === TRACE && spanId !== served?.spanId);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(["SELECT", "group commit"]));
    const ids = new Set(spans.filter(({ traceId }) => traceId === TRACE).map(({ spanId }) => spanId));
    expect(below.filter(({ parentSpanId = "" }) => !ids.has(parentSpanId))).toEqual([]);

    const changing = spans.find(({ name }) => name.startsWith("PATCH /operacao/v1/lojas/{idLoja}/metodos"));
    const inIt = spans.filter(({ traceId }) => traceId === changing?.traceId).map(({ name }) => name);
    expect(inIt).toEqual(expect.arrayContaining(["transaction", "UPDATE", "INSERT"]));

    const sent = spans.find(({ name }) => name === "POST notification");
    expect(notified.at(-1)?.traceparent).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
    expect(sent).toMatchObject({ kind: 3 });
    expect(sent?.traceId).not.toBe(changing?.traceId);

    const all = JSON.stringify(spans);
    expect(all).not.toMatch(/01310100|CAMISETA|frete_cot_demo1|segredo-da-loja|Outro nome/);
    expect(JSON.stringify(resources)).toContain("frete-teste");
  });
});

test("a collector that is not there costs a line in the log, and no request", async () => {
  const app = await traced(`sqlite:${folder}/lost.db`, {
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    OTEL_EXPORTER_OTLP_TIMEOUT: "500",
  });
  expect((await quote(app.url)).status).toBe(200);
  await app.close();
  expect(warnings).toContainEqual(expect.objectContaining({ line: "traces could not be sent" }));
});

describe("settings", () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  const always = { sampler: "parentbased_always_on", ratio: 1 };
  test.each([
    [{}, undefined],
    [collector, always],
    [{ OTEL_TRACES_EXPORTER: "otlp" }, always],
    [{ ...collector, OTEL_TRACES_EXPORTER: "none" }, undefined],
    [{ ...collector, OTEL_SDK_DISABLED: "true" }, undefined],
    [
      { ...collector, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" },
      { sampler: "traceidratio", ratio: 0.1 },
    ],
  ])("%j", (env, traces) => expect(readConfig(env)).toMatchObject({ traces }));

  test.each([
    { OTEL_TRACES_EXPORTER: "zipkin" },
    { ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
    { ...collector, OTEL_TRACES_SAMPLER: "sometimes" },
    { ...collector, OTEL_TRACES_SAMPLER_ARG: "2" },
  ])("%j is refused", (env) => expect(() => readConfig(env)).toThrow(ConfigError));

  test("no trace is made of what the caller does not sample, with a sampler that goes by it", async () => {
    const app = await traced(`sqlite:${folder}/unsampled.db`, { OTEL_EXPORTER_OTLP_ENDPOINT: address });
    expect((await quote(app.url, { traceparent: `00-${TRACE}-${PARENT}-00` })).status).toBe(200);
    await app.close();
    expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  });
});
