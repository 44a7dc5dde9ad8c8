import type { Knex } from "knex";
import type { Config } from "../platform/config.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { openFiles } from "../platform/files/openFiles.ts";
import type { StorageLog } from "../platform/storage/database.ts";
import type { MigrationDialect } from "../platform/storage/migrations/migration.ts";
import { openEmpty } from "../platform/storage/rows/openEmpty.ts";
import { type Row, readRows } from "../platform/storage/rows/readRows.ts";
import { listTables } from "../platform/storage/rows/tables.ts";
import { openVault } from "../platform/vault/openVault.ts";
import { BackupError } from "./backupError.ts";
import { checkBackup } from "./checkBackup.ts";
import { checkedFiles, copyOf } from "./fileCopies.ts";
import { measure } from "./folder.ts";
import type { Manifest, TableEntry } from "./manifest.ts";
import { openDocuments } from "./openDocuments.ts";
import { openEverySecret } from "./sealedSecrets.ts";
import { measureTable, readTable } from "./tableFiles.ts";
import type { BackupPlaces, OnProgress } from "./takeBackup.ts";

/** Values in one INSERT; PostgreSQL takes 65,535 and SQLite 32,766. */
const VALUES = 20_000;

/**
 * Writes a backup to an empty database, of either engine, and its files to their storage, and reads all of it back before
 * anything counts: rows and files have the checksums of the backup, every document opens, and every sealed secret.
 *
 * @param needsKey false restores secrets, too, that FRETE_SECRET_KEY does not open
 * @throws BackupError or StorageError; then the database has no row
 */
export async function restoreBackup(
  folder: string,
  places: BackupPlaces & Pick<Config, "secretKeys" | "demo">,
  log: StorageLog,
  { needsKey = true, onProgress = () => undefined }: { needsKey?: boolean; onProgress?: OnProgress } = {},
): Promise<Manifest> {
  const manifest = await checkBackup(folder, onProgress);
  const target = await openEmpty(places.databaseUrl, manifest.migrations, log);
  const { store } = await openFiles(places);
  try {
    await target.transaction(async (trx) => {
      for (const entry of manifest.tables) await insertTable(trx, folder, entry, onProgress);
      if (needsKey) await openEverySecret(trx, await openVault(places));
      await verifyRows(trx, target.dialect, manifest, onProgress);
      await restoreFiles(folder, manifest, store, onProgress);
    });
    return manifest;
  } finally {
    store.close();
    await target.close();
  }
}

async function insertTable(trx: Knex.Transaction, folder: string, entry: TableEntry, onProgress: OnProgress) {
  const size = Math.max(1, Math.floor(VALUES / entry.columns.length));
  let done = 0;
  for await (const page of readTable(folder, entry)) {
    for (let from = 0; from < page.length; from += size)
      await trx(entry.name).insert(page.slice(from, from + size));
    done += page.length;
    onProgress(entry.name, done);
  }
}

/** @throws BackupError when a table is not what the backup has, or a document of it cannot be read */
async function verifyRows(
  trx: Knex.Transaction,
  dialect: MigrationDialect,
  { tables }: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  for (const table of await listTables(trx, dialect)) {
    const entry = tables.find(({ name }) => name === table.name);
    let done = 0;
    const opened = opening(readRows(trx, dialect, table), (row) => {
      openDocuments(table.name, row, table.key);
      onProgress(`verify ${table.name}`, ++done);
    });
    const found = await measureTable(table, opened);
    if (entry === undefined || found.rows !== entry.rows || found.sha256 !== entry.sha256)
      throw new BackupError(
        `${table.name} is not in the database as it is in the backup: ${found.rows} rows of ${entry?.rows ?? 0}`,
      );
  }
}

async function* opening(pages: AsyncIterable<Row[]>, open: (row: Row) => void) {
  for await (const page of pages) {
    page.forEach(open);
    yield page;
  }
}

/** @throws BackupError when a file cannot be read back as it was */
async function restoreFiles(folder: string, manifest: Manifest, store: FileStore, onProgress: OnProgress) {
  let done = 0;
  for await (const { key, type, sha256 } of checkedFiles(folder, manifest)) {
    await store.put(key, copyOf(folder, key), type);
    const stored = await store.get(key);
    if (stored === undefined || (await measure(stored)).sha256 !== sha256)
      throw new BackupError(`file ${key} cannot be read back from where the files are kept`);
    onProgress("files", ++done);
  }
}
