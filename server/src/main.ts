import pino from "pino";
import { seedNewDatabase } from "./demo/seedNewDatabase.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { keepHeapSmall } from "./platform/keepHeapSmall.ts";
import { logOptions } from "./platform/logOptions.ts";
import { StorageError } from "./platform/storage/storageError.ts";
import { storageReason } from "./platform/storage/storageReason.ts";

/** Longest wait for a clean end, besides FRETE_DRAIN, before the process ends anyway. */
const SHUTDOWN_LIMIT = 25_000;

// What the process writes, personal data and the hashes of tokens, is nobody else's to read.
process.umask(0o077);
keepHeapSmall();
try {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.logLevel), pino.destination({ fd: 2, sync: true }));
  if (config.demo) await seedNewDatabase(config);
  // Loaded only now: what the process above has compiled is found in the cache.
  const { startApp } = await import("./app.ts");
  const { demoBanner } = await import("./demo/index.ts");
  const app = await startApp(config, log);
  console.log(
    config.demo ? demoBanner({ ...config, baseUrl: config.baseUrl ?? app.url }) : `listening on ${app.url}`,
  );
  if (config.operatorAddress) console.log(`the operator's interface listens on ${app.operatorUrl}`);
  if (app.metricsUrl) console.log(`metrics at ${app.metricsUrl}/metrics`);

  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), config.drain + SHUTDOWN_LIMIT).unref();
    app.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, "the server did not end cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => end(0));
  process.on("SIGINT", () => end(0));
  const onFault = (error: unknown): void => {
    log.fatal({ err: error }, "unexpected fault: the server ends");
    end(1);
  };
  process.on("uncaughtException", onFault);
  process.on("unhandledRejection", onFault);
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}

/** One sentence for the person at the terminal; a stack only for what nobody foresaw. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `Cannot start: ${error.message}`;
  if (error instanceof StorageError) return `Cannot start: ${storageReason(error)}`;
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  const another = "choose another with PORT=, or FRETE_OPERATOR_PORT= for the operator's interface";
  if (code === "EADDRINUSE") return `Cannot start: port ${port} is in use; ${another}`;
  if (code === "EACCES") return `Cannot start: no permission to listen on port ${port}; ${another}`;
  if (path !== undefined) return `Cannot start: ${message}; the user of the service must be able to use it`;
  return `Cannot start: ${error instanceof Error ? error.stack : String(error)}`;
}
