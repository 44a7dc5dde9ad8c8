import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "./app.ts";
import { cotacaoDemo } from "./demo/demoBanner.ts";
import { readConfig } from "./platform/config.ts";
import { type PostgresSignals, postgresSignals } from "./test-support/postgresSignals.ts";
import { startPostgres } from "./test-support/startPostgres.ts";

/** Seconds that a statement has, and those by which a request may be later. */
const DEADLINE = 10 + 3;
/** Seconds of grace after SIGTERM. */
const GRACE = 25;

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };
const undo: (() => unknown)[] = [];
let app: RunningApp;
let freeze: PostgresSignals["freeze"];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "frete-frozen-"));
  undo.push(() => rm(folder, { recursive: true }));
  const server = await startPostgres();
  undo.push(server.stop);
  freeze = (await postgresSignals(server.url)).freeze;
  const env = { PORT: "0", FRETE_DEMO: "1", FRETE_DATA_DIR: folder, FRETE_DATABASE_URL: server.url };
  app = await startApp(readConfig(env), log);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** What a request is answered with, and after how many seconds. */
async function ask(method: string, path: string, body?: unknown) {
  const started = performance.now();
  const answer = await fetch(app.url + path, {
    method,
    headers: {
      Authorization: `Bearer frete_${path.endsWith("/cotacao") ? "cot" : "api"}_demo1`,
      "Content-Type": "application/json",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const seconds = (performance.now() - started) / 1000;
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text, seconds };
}

const everything = () => [
  ...Array.from({ length: 20 }, () => ask("POST", "/api/v1/cotacao", cotacaoDemo)),
  ...Array.from({ length: 10 }, () => ask("GET", "/api/v1/filial")),
  ask("GET", "/api/v1/logCotacaoFila"),
  ask("POST", "/api/v1/produto", { produto: [] }),
];

test("R2: while PostgreSQL is frozen every request ends in time with 503, the service recovers, and ends in time", async () => {
  expect((await ask("POST", "/api/v1/cotacao", cotacaoDemo)).status).toBe(200);
  // Requests in the middle of their statements, and others that find every connection silent.
  const before = everything();
  await ask("GET", "/livez");
  freeze("SIGSTOP");
  const during = everything();
  await Promise.all(before);
  for (const { status, retryAfter, seconds } of await Promise.all(during)) {
    expect([status, retryAfter]).toEqual([503, "5"]);
    expect(seconds).toBeLessThan(DEADLINE);
  }
  expect((await ask("GET", "/livez")).status).toBe(200);
  freeze("SIGCONT");
  while ((await ask("POST", "/api/v1/cotacao", cotacaoDemo)).status !== 200);

  freeze("SIGSTOP");
  const started = performance.now();
  const last = Promise.allSettled(everything());
  await ask("GET", "/livez");
  await app.close();
  expect((performance.now() - started) / 1000).toBeLessThan(GRACE);
  // Connections that nobody had accepted yet when the listening socket closed are refused.
  for (const one of await last) if (one.status === "fulfilled") expect(one.value.status).toBe(503);
  freeze("SIGCONT");
}, 180_000);
