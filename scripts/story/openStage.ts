import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/platform/config.ts";

/** A new service with the demonstration, and what it logged as errors. */
export interface OpenStage {
  url: string;
  errors: object[];
  close(): Promise<void>;
}

/** @param databaseUrl an empty database; default: a file that is removed at the end */
export async function openStage(databaseUrl?: string): Promise<OpenStage> {
  const folder = await mkdtemp(join(tmpdir(), "frete-story-"));
  const errors: object[] = [];
  const silent = () => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (details: object) => errors.push(details),
  };
  const config = readConfig({
    PORT: "0",
    FRETE_DEMO: "1",
    FRETE_DATA_DIR: folder,
    ...(databaseUrl === undefined ? {} : { FRETE_DATABASE_URL: databaseUrl }),
  });
  const app = await startApp(config, log as unknown as Parameters<typeof startApp>[1]);
  return {
    url: app.url,
    errors,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
