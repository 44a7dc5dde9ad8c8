import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../../app.ts";
import { readConfig } from "../../platform/config.ts";
import { logOptions } from "../../platform/logOptions.ts";

const API = "Bearer frete_api_demo1";
const OPERATOR = "Bearer frete_op_demo";
const CANARIES = ["canario-senha-8f3a", "canario-token-77b1", "canario-usuario:x", "canario-token-é"];
const lines: string[] = [];
const sink = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});

let dataDir: string;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "frete-secrets-"));
  const env = { FRETE_DEMO: "1", PORT: "0", FRETE_DATA_DIR: dataDir, FRETE_LOG: "debug" };
  const config = readConfig({ ...env, FRETE_WEBHOOK_ALLOW: "10.0.0.0/8" });
  app = await startApp(config, pino(logOptions("debug"), sink));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const post = async (path: string, authorization: string, body: unknown) => {
  const headers = { authorization, "content-type": "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(app.url + path, { method: "POST", headers, body: text });
  return { status: answer.status, text: await answer.text() };
};

test("S5: secrets of a receiver are in no answer, log line or file", async () => {
  const [senha = "", token = "", usuario = "", unsendable = ""] = CANARIES;
  const base = { url: "https://loja.example/e", modulo: "fila" };
  const answers = [
    await post("/api/v1/webhook/novo", API, { ...base, tipoAutorizacao: "Basic", usuario: "u", senha }),
    await post("/api/v1/webhook/novo", API, { ...base, tipoAutorizacao: "Bearer", token }),
    await post("/api/v1/webhook/novo", API, { ...base, tipoAutorizacao: "Basic", usuario, senha }),
    await post("/api/v1/webhook/novo", API, { ...base, tipoAutorizacao: "Bearer", token: unsendable }),
    await post("/api/v1/webhook/novo", API, { ...base, tipoAutorizacao: "Bearer", token: token.repeat(9) }),
    await post("/api/v1/webhook/novo", API, { ...base, senha: { x: senha }, token: [token] }),
    await post("/api/v1/webhook/novo", API, `{"token":"${token}",`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400, 400, 400]);
  const issued = JSON.parse((await post("/operacao/v1/lojas/1/assinatura", OPERATOR, {})).text).segredo.slice(
    6,
  );
  const seen = [...lines, ...answers.map(({ text }) => text)].join("\n");
  for (const secret of [...CANARIES, issued]) expect(seen).not.toContain(secret);
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "secret.key") continue;
    const bytes = await readFile(join(dataDir, entry.name), "latin1");
    for (const secret of [...CANARIES, issued])
      expect([entry.name, bytes.includes(secret)]).toEqual([entry.name, false]);
  }
});

test("S5: whatever part of the program logs an object with a secret, the log does not show it", () => {
  const log = pino(logOptions("debug"), sink);
  const secret = "canario-no-objeto";
  log.error({ authorization: secret, headers: { authorization: secret, Authorization: secret } }, "x");
  log.warn({ delivery: { headers: { authorization: secret, "webhook-signature": secret } } }, "x");
  log.info({ senha: secret, webhook: { senha: secret, token: secret }, body: { segredo: secret } }, "x");
  log.debug({ err: Object.assign(new Error("x"), { token: secret }), row: { senha_cifrada: secret } }, "x");
  expect(lines.join("")).toContain("[secret]");
  expect(lines.join("")).not.toContain(secret);
});

test("FRETE_WEBHOOK_ALLOW is told at the start of a server that is no demonstration", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frete-secrets-"));
  const from = lines.length;
  const config = readConfig({ PORT: "0", FRETE_DATA_DIR: folder, FRETE_WEBHOOK_ALLOW: "10.0.0.0/8,::1" });
  const real = await startApp(config, pino(logOptions("warn"), sink));
  await real.close();
  await rm(folder, { recursive: true });
  const told = lines.slice(from).join("");
  expect(told).toMatch(/FRETE_WEBHOOK_ALLOW: notifications may go to networks that are not public/);
  expect(told).toContain('["10.0.0.0/8","::1/128"]');
  expect(told).toMatch(/FRETE_SECRET_KEY is not set/);
});
