import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Files, openFiles } from "./openFiles.ts";

/** Files in a temporary folder of their own, until `remove`. */
export async function testFiles(
  filesUrl?: string,
  s3Endpoint?: string,
): Promise<Files & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "frete-arquivos-"));
  const settings = {
    dataDir: folder,
    filesUrl: filesUrl ?? join(folder, "arquivos"),
    s3Endpoint,
    s3Region: "us-east-1",
  };
  const files = await openFiles(settings);
  return {
    ...files,
    remove: async () => {
      files.store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
