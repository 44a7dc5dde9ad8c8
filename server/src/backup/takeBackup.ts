import type { Config } from "../platform/config.ts";
import { openFiles } from "../platform/files/openFiles.ts";
import type { StorageLog } from "../platform/storage/database.ts";
import { type OpenRows, openRows } from "../platform/storage/rows/openRows.ts";
import { type Row, readRows } from "../platform/storage/rows/readRows.ts";
import { listMigrations, listTables } from "../platform/storage/rows/tables.ts";
import { copyFiles } from "./fileCopies.ts";
import { makeFolder } from "./folder.ts";
import { type Manifest, readManifest, type TableEntry, writeManifest } from "./manifest.ts";
import { listKeys } from "./sealedSecrets.ts";
import { writeTable } from "./tableFiles.ts";

/** What decides where the data of a service are. */
export type BackupPlaces = Pick<Config, "databaseUrl" | "dataDir" | "filesUrl" | "s3Endpoint" | "s3Region">;

/** Told what is being done, and how far it is: rows or files. */
export type OnProgress = (step: string, done: number) => void;

/** Table that names the files of orders. */
const FILES = "anexo";

/**
 * Writes all data of a service to a new folder, while it serves: rows of one snapshot, which no write keeps from its end, and the
 * files that they name. Neither FRETE_SECRET_KEY nor the operator's token is in it.
 *
 * @throws BackupError or StorageError; then the folder has no manifest and is no backup
 */
export async function takeBackup(
  folder: string,
  places: BackupPlaces,
  log: StorageLog,
  onProgress: OnProgress = () => undefined,
): Promise<Manifest> {
  const source = await openRows(places.databaseUrl, log);
  const live = await openRows(places.databaseUrl, log);
  try {
    await makeFolder(folder);
    const { store } = await openFiles(places);
    try {
      return await source.snapshot(async (trx) => {
        const migrations = await listMigrations(trx);
        const takenAt = new Date().toISOString();
        const tables = await listTables(trx, source.dialect);
        const written = new Map<string, TableEntry>();
        const write = async (name: string, isKept: (row: Row) => boolean) => {
          const table = tables.find((each) => each.name === name);
          if (table === undefined) return;
          let done = 0;
          const pages = filtered(readRows(trx, source.dialect, table), isKept);
          const entry = await writeTable(folder, table, pages, (count) => {
            done += count;
            onProgress(name, done);
          });
          written.set(name, entry);
        };
        for (const { name } of tables) if (name !== FILES) await write(name, () => true);
        let copied = 0;
        const { files, removed } = await copyFiles(folder, trx, store, isNamedIn(live), () =>
          onProgress("files", ++copied),
        );
        // What was removed since the snapshot is as if it had been before: its row goes with its file.
        await write(FILES, ({ id_loja, id }) => !removed.has(`${id_loja}/${id}`));
        const entries = tables.flatMap(({ name }) => written.get(name) ?? []);
        const keys = await listKeys(trx);
        await writeManifest(folder, {
          takenAt,
          dialect: source.dialect,
          migrations,
          tables: entries,
          files,
          keys,
        });
        return readManifest(folder);
      });
    } finally {
      store.close();
    }
  } finally {
    await live.close();
    await source.close();
  }
}

async function* filtered(pages: AsyncIterable<Row[]>, isKept: (row: Row) => boolean) {
  for await (const page of pages) yield page.filter(isKept);
}

/** Whether what is committed now, after the snapshot, names a file. */
function isNamedIn(live: OpenRows) {
  return async (idLoja: number, id: number) =>
    live.snapshot(async (trx) => (await trx(FILES).where({ id_loja: idLoja, id }).first()) !== undefined);
}
