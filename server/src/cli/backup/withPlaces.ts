import { BackupError } from "../../backup/backupError.ts";
import { type Config, ConfigError, readConfig } from "../../platform/config.ts";
import type { StorageLog } from "../../platform/storage/database.ts";
import { StorageError } from "../../platform/storage/storageError.ts";
import { storageReason } from "../../platform/storage/storageReason.ts";
import { CliError, usageError } from "../cliError.ts";
import type { Terminal } from "../terminal.ts";

const silent: StorageLog = { info: () => undefined, warn: () => undefined };

/** Runs work on the data that the server's own settings name. @throws CliError with what went wrong */
export async function withPlaces<T>(
  { env }: Terminal,
  work: (config: Config, log: StorageLog) => Promise<T>,
): Promise<T> {
  try {
    // Where the data are is all that counts here: the token of the command line may be that of another server.
    return await work(readConfig({ ...env, FRETE_OPERATOR_TOKEN: undefined }), silent);
  } catch (error) {
    if (error instanceof ConfigError) throw usageError(`${error.message}.`);
    if (error instanceof BackupError) throw new CliError(`${error.message}.`);
    if (error instanceof StorageError) throw new CliError(`${storageReason(error)}.`);
    const { code, message } = error as NodeJS.ErrnoException;
    if (typeof code === "string") throw new CliError(`${message}.`);
    throw error;
  }
}
