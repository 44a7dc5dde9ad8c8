// The process of `npm run dev` that serves: the sandbox of `npm start`, with what has no code yet answered from examples.
import { serveWhenAsked, tell } from "../generate/dev/serveWhenAsked.ts";

/** New requests wait for the next server: there is no need to wait for them here, ms. */
const DRAIN = 0;

const generated = `${new URL("../../generated/", import.meta.url)}`;
/** What does not follow from the contracts. */
const toolkit = `${generated}toolkit/`;

serveWhenAsked(
  (url) => url.startsWith(generated) && !url.startsWith(toolkit),
  async () => {
    process.umask(0o077);
    const { sandboxEnvironment } = await import("../../server/src/demo/sandboxEnvironment.ts");
    Object.assign(process.env, sandboxEnvironment(process.env));
    const [{ default: pino }, { readConfig }, { logOptions }, { startApp }] = await Promise.all([
      import("pino"),
      import("../../server/src/platform/config.ts"),
      import("../../server/src/platform/logOptions.ts"),
      import("../../server/src/app.ts"),
    ]);
    const config = readConfig(process.env);
    const log = pino(logOptions(config.logLevel), pino.destination({ fd: 2, sync: true }));
    const draft = (contract: string) => (mocked: readonly string[], unserved: readonly string[]) =>
      tell({ kind: "draft", contract, mocked, unserved });
    return async () => {
      const app = await startApp({ ...config, host: "127.0.0.1", port: 0, drainTime: DRAIN, draft }, log);
      return { port: Number(new URL(app.url).port), close: app.close };
    };
  },
);
