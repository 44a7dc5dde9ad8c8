import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HOUR } from "../durations.ts";
import type { FileStore, StoredFile } from "./fileStore.ts";
import { guardFolder } from "./guardFolder.ts";

const KEY = /^\d{1,10}\/[0-9a-f]{32}$/;

/** Keeps files in a folder: `<folder>/<store>/<key>`. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error("not a key of this service");
    return join(folder, key);
  };
  return {
    put: (key, path) =>
      guardFolder(async () => {
        const target = pathOf(key);
        const parent = dirname(target);
        const isNew = (await mkdir(parent, { recursive: true })) !== undefined;
        const part = `${target}.parte`;
        await copyFile(path, part);
        await flush(part);
        await rename(part, target);
        await flush(parent);
        if (isNew) await flush(folder);
      }),
    get: (key) =>
      guardFolder(async () => {
        const file = await ifThere(open(pathOf(key)));
        return file?.createReadStream();
      }),
    remove: (key) => guardFolder(() => rm(pathOf(key), { force: true })),
    async *list() {
      for (const store of (await ifThere(readdir(folder))) ?? []) {
        if (!/^\d+$/.test(store)) continue;
        for (const name of (await ifThere(readdir(join(folder, store)))) ?? []) {
          const path = join(folder, store, name);
          const found = await ifThere(stat(path));
          if (!found) continue;
          const file: StoredFile = { key: `${store}/${name}`, storedAt: found.mtimeMs };
          if (KEY.test(file.key)) yield file;
          else if (found.mtimeMs < Date.now() - HOUR) await rm(path, { force: true });
        }
      }
    },
    close: () => {},
  };
}

/** Forces a file, or the entries of a folder, to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
