import { type Dirent, existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { dirname, join } from "node:path";

/** Files of a contract: what it is written in, and the tables and modules beside it. */
const SOURCE = /\.(?:tsp|tsv|[cm]?js|ts|ya?ml|json|po)$/;
const IGNORED = new Set(["node_modules", ".git"]);
/** Editors write a file in several steps, and a change of many files comes file by file, ms. */
const QUIET = 20;

/**
 * Calls `onChange` when a source below a folder was saved, made, moved or deleted, also in folders that are made later, and when
 * the folder itself was away. Calls never overlap: what changes meanwhile leads to one more call.
 *
 * @param ignored folders below it that are no sources: outputs
 * @param onChange gets what changed since the last call; may give files outside of the folders, which are watched from then on in place of `others`
 * @param others files outside of the folders
 * @param atOnce is it called at the beginning, too, with nothing changed?
 * @returns a function that ends the watch
 */
export function watchFolders(
  roots: readonly string[],
  ignored: readonly string[],
  onChange: (changed: ReadonlySet<string>) => Promise<readonly string[] | undefined>,
  others: readonly string[] = [],
  atOnce = false,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let paths = new Set<string>();
  let again = false;
  let files: ReadonlySet<string> = new Set(others);

  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      const before = paths;
      paths = new Set();
      const found = await onChange(before);
      if (found) files = new Set(found);
      follow();
    } while (again);
    running = false;
  };
  const changed = (path: string): void => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      void run();
    }, QUIET);
  };
  const follow = (): void => {
    const wanted = new Set([
      ...roots.flatMap((root) => [...foldersBelow(root, ignored), dirname(root)]),
      ...[...files].map((file) => dirname(file)),
    ]);
    for (const [folder, watcher] of watchers) {
      if (wanted.has(folder) && existsSync(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of wanted) {
      if (watchers.has(folder) || !existsSync(folder)) continue;
      const isAround = !roots.some((root) => folder === root || folder.startsWith(`${root}/`));
      const watcher = watchIfThere(folder, (name) => {
        const path = join(folder, name);
        if (ignored.some((each) => path === each)) return;
        if (isAround ? roots.includes(path) || files.has(path) : SOURCE.test(name) || !name.includes("."))
          changed(path);
      });
      if (!watcher) continue;
      // Its folder is gone: the one around it tells when it comes back.
      watcher.on("error", () => changed(folder));
      watchers.set(folder, watcher);
    }
  };

  follow();
  if (atOnce) void run();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** A folder may go between two looks at it. */
function watchIfThere(folder: string, onChange: (name: string) => void): FSWatcher | undefined {
  try {
    return watch(folder, (_event, name) => void (name !== null && onChange(name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function* foldersBelow(folder: string, ignored: readonly string[]): Generator<string> {
  if (ignored.includes(folder)) return;
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  yield folder;
  for (const entry of entries) {
    if (entry.isDirectory() && !IGNORED.has(entry.name) && !entry.name.startsWith("."))
      yield* foldersBelow(join(folder, entry.name), ignored);
  }
}
