import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Config } from "../../platform/config.ts";
import { openFiles } from "../../platform/files/openFiles.ts";
import { freeSpace, LEAST_FREE } from "../../platform/freeSpace.ts";
import { writtenFolders } from "../../platform/writtenFolders.ts";
import { type Finding, failure, ok, reasonOf, warning } from "./finding.ts";

const MEBIBYTE = 1024 * 1024;
/** Below this it is time to do something. */
const COMFORTABLE = 1024 * MEBIBYTE;

/** Looks whether the folders that the service writes to can be written and have room, and whether a bucket can be reached. */
export async function checkFolders(config: Config): Promise<Finding[]> {
  const folders = await Promise.all(writtenFolders(config).map(checkFolder));
  return [...folders, ...(config.filesUrl.startsWith("s3://") ? [await checkBucket(config)] : [])];
}

async function checkFolder(folder: string): Promise<Finding> {
  const check = "folder";
  try {
    await writable(resolve(folder));
    const free = await freeSpace(folder);
    const text = `${folder} has ${Math.floor(free / MEBIBYTE)} MiB free`;
    if (free < LEAST_FREE) return failure(check, `${text}: it counts as full`, "make room");
    return free < COMFORTABLE ? warning(check, text, "make room") : ok(check, text);
  } catch (error) {
    return failure(
      check,
      `${folder} cannot be written: ${reasonOf(error)}`,
      "give it to the user of the service",
    );
  }
}

/** The folder, or the next one above it that exists, can be written to. */
async function writable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isMissing || dirname(folder) === folder) throw error;
    await writable(dirname(folder));
  }
}

async function checkBucket(config: Config): Promise<Finding> {
  const { store } = await openFiles(config);
  try {
    await store.get("0/00000000000000000000000000000000");
    return ok("bucket", `${config.filesUrl} answers`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    const advice = "look at FRETE_FILES, FRETE_S3_ENDPOINT, FRETE_S3_REGION and the keys of AWS";
    return failure("bucket", `${config.filesUrl} cannot be read${cause}`, advice);
  } finally {
    store.close();
  }
}
