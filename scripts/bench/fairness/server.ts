import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import pino from "pino";
import { startApp } from "../../../server/src/app.ts";
import { seedDemo, seedPedidos } from "../../../server/src/demo/index.ts";
import { issueToken } from "../../../server/src/domain/loja/tokens.ts";
import { readConfig } from "../../../server/src/platform/config.ts";
import { keepHeapSmall } from "../../../server/src/platform/keepHeapSmall.ts";
import { logOptions } from "../../../server/src/platform/logOptions.ts";
import type { Figures, Started } from "./figures.ts";
import { heavy, light, OPERATOR } from "./stores.ts";

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 5;

/**
 * The whole server as it runs in production, on the stores of the demonstration with tokens of their own; it tells its parent what it
 * used since it was last asked. Its argument is a data folder or the url of an empty PostgreSQL database.
 */
keepHeapSmall();
const [, , where = ""] = process.argv;
const isPostgres = where.startsWith("postgres");
const folder = isPostgres ? mkdtempSync(join(tmpdir(), "frete-bench-files-")) : where;
const config = readConfig({
  NODE_ENV: "production",
  PORT: "0",
  FRETE_OPERATOR_TOKEN: OPERATOR,
  FRETE_SECRET_KEY: "07".repeat(32),
  FRETE_DATA_DIR: folder,
  ...(isPostgres && { FRETE_DATABASE_URL: where }),
});
const app = await startApp(config, pino(logOptions("error"), pino.destination({ fd: 2, sync: true })));
const { db, clock, log } = app.services;
await seedDemo(db, clock, log);
await seedPedidos(app.services);
await db.transaction(async (trx) => {
  for (const { idLoja, api, cotacao } of [heavy, light]) {
    const of = { descricao: "benchmark", criadoEm: clock.now() };
    await issueToken(trx, idLoja, { ...of, tipo: "api", texto: api });
    await issueToken(trx, idLoja, { ...of, tipo: "cotacao", texto: cotacao });
  }
});

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
let before = process.cpuUsage();
process.on("message", () => {
  // The delay is noted by a timer, which comes before what is read from the parent.
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const block = delay.count > 0 ? Math.max(0, delay.max / 1e6 - RESOLUTION) : 0;
  delay.reset();
  const memory = readFileSync("/proc/self/status", "utf8");
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(memory)?.[1]) / 1000;
  // From here on the largest memory is a new one (proc(5), clear_refs).
  writeFileSync("/proc/self/clear_refs", "5");
  process.send?.({ cpu: (user + system) / 1000, block, peak } satisfies Figures);
});
process.once("disconnect", () => {
  if (isPostgres) rmSync(folder, { recursive: true, force: true });
  process.exit();
});
process.send?.({ url: app.url } satisfies Started);
