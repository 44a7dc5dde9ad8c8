import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../../app.ts";
import { readConfig } from "../../platform/config.ts";

const BINARY = join(import.meta.dirname, "../frete.ts");
const LOOPBACK = "127.0.0.0/8,::1";
const errors: unknown[] = [];
const log = { debug() {}, info() {}, warn() {}, error: (details: unknown) => errors.push(details) };

let folder: string;
let app: Awaited<ReturnType<typeof startApp>>;
const start = (allow: string) =>
  startApp(
    readConfig({ PORT: "0", FRETE_DEMO: "1", FRETE_DATA_DIR: folder, FRETE_WEBHOOK_ALLOW: allow }),
    log,
  );
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frete-listen-"));
  app = await start(LOOPBACK);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  expect(errors).toEqual([]);
});

/** The real command in a process of its own, and what it has printed so far. */
function startListening(args: string[], env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [BINARY, "listen", ...args], {
    env: { PATH, NODE_COMPILE_CACHE, FRETE_BASE_URL: app.url, ...env },
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed.err += chunk;
  });
  const closed = once(child, "close").then(([code]) => code as number | null);
  return {
    printed,
    closed,
    until: (field: "out" | "err", pattern: RegExp) => expect.poll(() => printed[field]).toMatch(pattern),
    interrupt: () => {
      child.kill("SIGINT");
      return closed;
    },
  };
}

const operate = async (path: string, body: object) => {
  const answer = await fetch(`${app.url}/operacao/v1/lojas/1${path}`, {
    method: "POST",
    headers: { Authorization: "Bearer frete_op_demo", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Record<string, string>>;
};
/** Something that a loja hears of. */
const change = (nome: string) => operate("/metodos", { idTransportadora: 1, nome });

test("it registers itself, prints events as lines of people, and ends cleanly when interrupted", async () => {
  const listener = startListening([]);
  await listener.until("err", /Registered http:\/\/127\.0\.0\.1:\d+\/ with a Bearer token/);
  await change("Expresso Noturno");
  await listener.until("out", /metodoEnvio .*novo: Expresso Noturno\n/);
  expect(await listener.interrupt()).toBe(0);
  expect(listener.printed.err).toMatch(/\d+ events\. The registration stays/);
  expect(listener.printed.out + listener.printed.err).not.toContain("\u001b[");
});

test("--json prints the documents; a signature by the loja's secret is accepted, another one is not", async () => {
  const { segredo = "" } = await operate("/assinatura", {});
  const args = ["--json", "--basic", "usuário:sênha: 1", "--secret", segredo];
  const listener = startListening(args);
  await listener.until("err", /Registered .* with Basic credentials/);
  await change("Assinado");
  await listener.until("out", /Assinado/);
  expect(await listener.interrupt()).toBe(0);
  const events = listener.printed.out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(events).toContainEqual(
    expect.objectContaining({
      tipo: "metodoEnvio",
      dados: expect.objectContaining({ nomeMetodoEnvio: "Assinado" }),
    }),
  );
  const stranger = startListening(["--secret", `whsec_${btoa("x".repeat(32))}`]);
  await stranger.until("err", /Registered/);
  await change("Recusado");
  await stranger.until("err", /refused with 401: the signature does not match/);
  await stranger.interrupt();
  expect(stranger.printed.out).toBe("");
});

test.each<[string, string[], number, RegExp]>([
  ["an API token of nobody", ["--token", "nobody"], 1, /give --token or set FRETE_TOKEN_API/],
  ["no server", ["--url", "http://127.0.0.1:1"], 1, /Is the server running at http:\/\/127\.0\.0\.1:1\?/],
  [
    "an address that is refused",
    ["--public-url", "http://10.0.0.1/"],
    1,
    /FRETE_WEBHOOK_ALLOW=127\.0\.0\.0\/8/,
  ],
  ["a host that is not its own", ["--host", "192.0.2.1"], 1, /cannot be used/],
  ["a secret of another form", ["--secret", "abc"], 2, /whsec_/],
  ["credentials without a colon", ["--basic", "abc"], 2, /colon/],
  ["no port", ["--port", "65536"], 2, /port/],
  ["no address", ["--url", "nowhere"], 2, /no address/],
])("%s: it says what to do", async (_, args, code, advice) => {
  const { closed, printed } = startListening(args);
  expect(await closed).toBe(code);
  expect(printed.err).toMatch(advice);
  expect(printed.out).toBe("");
});

test("where this machine is not notified, it says how that is permitted", async () => {
  await app.close();
  app = await start("");
  const { closed, printed } = startListening([]);
  expect(await closed).toBe(1);
  expect(printed.err).toMatch(/rede que não é pública[\s\S]*FRETE_WEBHOOK_ALLOW=127\.0\.0\.0\/8/);
});
