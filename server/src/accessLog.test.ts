import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import type { Exchange } from "./http/index.ts";
import { accessLog } from "./platform/telemetry/accessLog.ts";

const answered: Exchange = {
  requestId: "a-1",
  method: "GET",
  operation: undefined,
  route: undefined,
  caller: undefined,
  status: 200,
  isComplete: true,
  refusal: undefined,
  seconds: 0.01234,
  bytes: 120,
};

test("the access log has the share of requests that is asked for, and every fault", () => {
  const draws = [0.05, 0.5, 0.099, 0.1];
  const lines: object[] = [];
  const observe = accessLog({
    share: 0.1,
    callerFields: () => ({}),
    write: (line) => lines.push(line),
    draw: () => draws.shift() ?? 1,
  });
  for (const requestId of ["a", "b", "c", "d"]) observe({ ...answered, requestId });
  observe({ ...answered, requestId: "fault", status: 503, refusal: "unavailable" });
  observe({ ...answered, requestId: "gone", status: undefined, isComplete: false });
  expect(lines).toMatchObject([
    { requestId: "a", ms: 12.3, bytes: 120, route: null },
    { requestId: "c" },
    { requestId: "fault", status: 503, refusal: "unavailable" },
  ]);
});

test("a server writes a line for each request, and nothing of a customer into it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frete-access-"));
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...{ PORT: "0", FRETE_DATA_DIR: folder, FRETE_ACCESS_LOG: "full", FRETE_LOG: "error" },
      ...{ FRETE_DEMO: "0", FRETE_OPERATOR_TOKEN: "4f1c0e9b37d2a685".repeat(2) },
    },
  });
  try {
    const output: string[] = [];
    for await (const line of createInterface({ input: server.stdout })) {
      output.push(line);
      const url = /listening on (\S+)/.exec(line)?.[1];
      if (!url) continue;
      const headers = { "X-Request-Id": "seen-1", Authorization: `Bearer ${"4f1c0e9b37d2a685".repeat(2)}` };
      const created = await fetch(`${url}/operacao/v1/lojas`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify({ nome: "Loja da Maria" }),
      });
      expect(created.status).toBe(200);
      await fetch(`${url}/api/v1/rastreio/MARIA-123?cpf=12345678909`, {
        headers: { "X-Request-Id": "seen-2" },
      });
      server.kill("SIGTERM");
    }
    const lines = output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      {
        msg: "request",
        requestId: "seen-1",
        method: "POST",
        route: "/operacao/v1/lojas",
        operation: "criarLoja",
        status: 200,
      },
      { requestId: "seen-2", status: expect.any(Number), refusal: expect.any(String) },
    ]);
    expect(output.join()).not.toMatch(/MARIA|Maria|12345678909|4f1c0e9b/);
  } finally {
    server.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
