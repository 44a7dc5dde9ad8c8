import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp } from "../app.ts";
import { ConfigError, readConfig } from "../platform/config.ts";
import { HOUR } from "../platform/durations.ts";

const OWN = "4f1c0e9b37d2a6854f1c0e9b37d2a685";
const quiet = (_details: object, _text?: string) => {};
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const folder = await mkdtemp(join(tmpdir(), "frete-relogio-"));
afterAll(() => rm(folder, { recursive: true }));

const start = (env: Record<string, string> = {}, log = silent) =>
  startApp(readConfig({ PORT: "0", FRETE_DATA_DIR: folder, FRETE_OPERATOR_TOKEN: OWN, ...env }), log);
type App = Awaited<ReturnType<typeof start>>;

function operator({ url }: App) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/operacao/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${OWN}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
}

describe("with FRETE_TEST_CLOCK=1 on an empty database", () => {
  let app: App;
  const warnings: string[] = [];
  beforeAll(async () => {
    app = await start(
      { FRETE_TEST_CLOCK: "1" },
      {
        ...silent,
        warn: (_, text) => void warnings.push(text ?? ""),
      },
    );
  });
  afterAll(() => app.close());

  test("the start says so", () => {
    expect(warnings.join()).toContain("FRETE_TEST_CLOCK=1");
  });

  test("the clock is read, set, moved, and put back, and goes on by itself", async () => {
    const call = operator(app);
    const near = (text: string | undefined, instant: number) =>
      expect(Math.abs(Date.parse(text ?? "") - instant)).toBeLessThan(5_000);
    near((await call("GET", "/relogio")).body.agora, Date.now());
    const set = await call("PUT", "/relogio", { agora: "2031-01-01T00:00:00-03:00" });
    expect(set.status).toBe(200);
    near(set.body.agora, Date.parse("2031-01-01T03:00:00Z"));
    const moved = await call("POST", "/relogio/avanco", { segundos: -3600 });
    near(moved.body.agora, Date.parse("2031-01-01T02:00:00Z"));
    const later = (await call("GET", "/relogio")).body.agora ?? "";
    expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(moved.body.agora ?? ""));
    expect((await call("DELETE", "/relogio")).body.adiantado).toBe(0);
  });

  test.each([
    ["PUT", "/relogio", { agora: "amanhã" }, "agora"],
    ["PUT", "/relogio", { agora: "1969-12-31T23:59:59Z" }, "agora"],
    ["PUT", "/relogio", { agora: "2026-12-31T23:59:60Z" }, "agora"],
    ["POST", "/relogio/avanco", { segundos: 0.5 }, "segundos"],
  ])("%s %s %j is refused", async (method, path, body, field) => {
    const answer = await operator(app)(method, path, body);
    expect(answer).toMatchObject({ status: 400, body: { mensagem: expect.stringContaining(field) } });
  });

  test("AUTH-006 a token expires when the clock passes its end, not before", async () => {
    const call = operator(app);
    await call("POST", "/lojas", { nome: "Loja" });
    const expiraEm = new Date(Date.now() + 2 * HOUR).toISOString();
    const { body } = await call("POST", "/lojas/1/tokens", { tipo: "api", expiraEm });
    const status = async () =>
      (await fetch(`${app.url}/api/v1/filial`, { headers: { Authorization: `Bearer ${body.token}` } }))
        .status;
    expect(await status()).toBe(200);
    await call("POST", "/relogio/avanco", { segundos: 2 * 3600 - 60 });
    expect(await status()).toBe(200);
    await call("POST", "/relogio/avanco", { segundos: 60 });
    expect(await status()).toBe(401);
    await call("DELETE", "/relogio");
    expect(await status()).toBe(200);
  });
});

test.each<Record<string, string>>([{}, { FRETE_DEMO: "1" }])(
  "lojas of one's own keep their clock: refused at start %j",
  async (env) => {
    const attempt = start({ FRETE_TEST_CLOCK: "1", ...env });
    await expect(attempt).rejects.toThrow(ConfigError);
    await expect(attempt).rejects.toThrow(/FRETE_TEST_CLOCK is 1 and the database has lojas of its own/);
  },
);

test("without FRETE_TEST_CLOCK the clock is the machine's, in words", async () => {
  const app = await start();
  for (const [method, path, body] of [
    ["GET", "/relogio"],
    ["PUT", "/relogio", { agora: "2031-01-01T00:00:00Z" }],
    ["POST", "/relogio/avanco", { segundos: 1 }],
    ["DELETE", "/relogio"],
  ] as const) {
    expect(await operator(app)(method, path, body)).toMatchObject({
      status: 403,
      body: { mensagem: expect.stringContaining("FRETE_TEST_CLOCK=1") },
    });
  }
  await app.close();
});
