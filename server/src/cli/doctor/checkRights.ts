import { constants, existsSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../../platform/config.ts";
import { parseDatabaseUrl } from "../../platform/storage/parseDatabaseUrl.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const ROOT = 0;
/** What anybody but the owner may do. */
const OTHERS = 0o077;

/** Looks whether the files that hold the service's data can be used by whoever runs this, and by nobody else. */
export async function checkRights({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  const target = parseDatabaseUrl(databaseUrl);
  const ofDatabase =
    target.dialect === "sqlite" ? ["", "-wal", "-shm", ".lock"].map((end) => target.file + end) : [];
  const files = [...ofDatabase, join(dataDir, "secret.key")].filter((file) => existsSync(file));
  const [first] = files;
  if (first === undefined) return [];
  const findings = (await Promise.all(files.map(rightsOf))).filter((finding) => finding !== undefined);
  return findings.length > 0
    ? findings
    : [ok("rights", `the files in ${dirname(first)} are their owner's alone`)];
}

async function rightsOf(file: string): Promise<Finding | undefined> {
  const check = "rights";
  const { uid, mode } = await stat(file);
  const user = process.getuid?.();
  if (user === ROOT && uid !== ROOT)
    return warning(
      check,
      `${file} is user ${uid}'s and this is root, who may do everything`,
      "run it as the user of the service, or nothing is told of rights",
    );
  try {
    await access(file, constants.R_OK | constants.W_OK);
  } catch {
    return failure(
      check,
      `${file} is user ${uid}'s and cannot be read and written by this one, ${user}`,
      "give it to the user of the service",
    );
  }
  if ((mode & OTHERS) === 0) return undefined;
  const rights = (mode & 0o777).toString(8);
  return warning(
    check,
    `${file} can be used by others (${rights})`,
    "chmod 600; the next start does so, too",
  );
}
