import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../../../server/src/app.ts";
import { readConfig } from "../../../server/src/platform/config.ts";

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** The reference server with its demonstration, on a port and a database of its own. @param env what it is told besides */
export async function serveReference(
  env: Record<string, string> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "frete-client-"));
  const config = readConfig({ PORT: "0", FRETE_DEMO: "1", FRETE_DATA_DIR: folder, ...env });
  const app = await startApp(config, silent);
  return {
    url: app.url,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
