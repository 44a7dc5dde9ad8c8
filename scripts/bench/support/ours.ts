import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startApp } from "../../../server/src/app.ts";
import { readConfig } from "../../../server/src/platform/config.ts";
import { logOptions } from "../../../server/src/platform/logOptions.ts";
import { tokens } from "../dataSet/tokens.ts";
import { listening } from "./listening.ts";

/** The whole server as it runs in production; its argument is a data folder or the url of a PostgreSQL database. */
const [, , where = ""] = process.argv;
// A database knows its folder of files: all servers that a benchmark starts on one share it, and no other run has it.
const database = where.startsWith("postgres")
  ? {
      FRETE_DATABASE_URL: where,
      FRETE_DATA_DIR: join(tmpdir(), `frete-bench-files-${process.ppid}-${new URL(where).port}`),
    }
  : { FRETE_DATA_DIR: where };
const config = readConfig({
  NODE_ENV: "production",
  PORT: "0",
  FRETE_OPERATOR_TOKEN: tokens.operador,
  FRETE_SECRET_KEY: "07".repeat(32),
  FRETE_METRICS_PORT: process.env.FRETE_METRICS_PORT,
  FRETE_ACCESS_LOG: process.env.FRETE_ACCESS_LOG,
  ...database,
});
const app = await startApp(config, pino(logOptions("warn"), pino.destination({ fd: 2, sync: true })));
listening(app.url);
