import { join } from "node:path";
import type { FileStore } from "./fileStore.ts";
import { folderStore } from "./folderStore.ts";

/** Files of the service: where they are kept, and where those on their way in are written. */
export interface Files {
  store: FileStore;
  /** Folder of temporary files. */
  incoming: string;
}

/** What decides where files are kept. */
export interface FilesSettings {
  dataDir: string;
  /** A folder, or `s3://bucket/prefix`. */
  filesUrl: string;
  s3Endpoint: string | undefined;
  s3Region: string;
}

/** Opens the storage of files. The library for S3 is loaded only where it is used. */
export async function openFiles({ dataDir, filesUrl, s3Endpoint, s3Region }: FilesSettings): Promise<Files> {
  const incoming = join(dataDir, "recebendo");
  const s3 = /^s3:\/\/([^/]+)\/?(.*)$/.exec(filesUrl);
  if (!s3) return { store: folderStore(filesUrl), incoming };
  const { s3Store } = await import("./s3Store.ts");
  const prefix = (s3[2] ?? "").replace(/\/*$/, "");
  const location = {
    bucket: s3[1] as string,
    prefix: prefix === "" ? "" : `${prefix}/`,
    endpoint: s3Endpoint,
    region: s3Region,
  };
  return { store: s3Store(location), incoming };
}
