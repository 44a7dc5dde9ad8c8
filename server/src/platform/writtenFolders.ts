import { dirname } from "node:path";
import type { Config } from "./config.ts";
import { parseDatabaseUrl } from "./storage/parseDatabaseUrl.ts";

/** The folders of this machine that the service writes to: of the embedded database, and of files that are kept or on their way in. */
export function writtenFolders({
  databaseUrl,
  dataDir,
  filesUrl,
}: Pick<Config, "databaseUrl" | "dataDir" | "filesUrl">): string[] {
  const target = parseDatabaseUrl(databaseUrl);
  const folders = [
    dataDir,
    ...(target.dialect === "sqlite" ? [dirname(target.file)] : []),
    ...(filesUrl.startsWith("s3://") ? [] : [filesUrl]),
  ];
  return [...new Set(folders)];
}
