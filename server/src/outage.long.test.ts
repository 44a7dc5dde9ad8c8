import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { startApp } from "./app.ts";
import { readConfig } from "./platform/config.ts";
import { logOptions } from "./platform/logOptions.ts";
import { startPostgres } from "./test-support/startPostgres.ts";

/** Requests that are refused; each would have written a line or two. */
const REFUSALS = 400;

test("an outage of PostgreSQL writes lines by its length, not by the requests that it refuses", async () => {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "frete-outage-"));
  const lines: { msg: string; repeated?: number; requestId?: string }[] = [];
  const log = pino(logOptions("info"), { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = await startApp(
    readConfig({ PORT: "0", FRETE_DATABASE_URL: postgres.url, FRETE_DATA_DIR: folder, FRETE_DEMO: "1" }),
    log,
  );
  const ask = async () => {
    const headers = { Authorization: "Bearer frete_api_demo1" };
    const answer = await fetch(`${app.url}/api/v1/filial`, { headers });
    await answer.body?.cancel();
    return answer.status;
  };
  try {
    expect(await ask()).toBe(200);
    await postgres.stop();
    const [before, began] = [lines.length, performance.now()];
    for (let count = 0; count < REFUSALS; count += 20) {
      const statuses = await Promise.all(Array.from({ length: 20 }, ask));
      expect(new Set(statuses)).toEqual(new Set([503]));
    }
    const seconds = Math.ceil((performance.now() - began) / 1000);
    const written = lines.slice(before);
    const texts = new Set(written.map(({ msg }) => msg.split("\n")[0]));
    for (const text of texts) {
      const equal = written.filter(({ msg }) => msg.startsWith(text as string));
      expect([text, equal.length <= seconds + 1]).toEqual([text, true]);
    }
    const refused = written.filter(({ msg }) => msg === "service unavailable");
    expect(refused[0]?.requestId).toEqual(expect.any(String));
  } finally {
    await app.close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}, 120_000);
