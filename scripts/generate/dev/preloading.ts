import { statSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** What a process has loaded, so that another one may load most of it before it is asked for. */
export interface Preloading {
  /** Modules that lead to none that changes: first those that one loads that does, so that the others come with them. */
  stable(): string[];
  /** Loads modules; what cannot be loaded is told when it is asked for. */
  preload(modules: readonly string[]): Promise<void>;
  /** Do the files of the modules that were loaded stand as they did? Libraries are taken to. */
  isCurrent(): boolean;
}

/**
 * Follows what is loaded from now on.
 *
 * @param isChanging is a module, by its URL, made anew by what the process is started for?
 */
export function followLoading(isChanging: (url: string) => boolean): Preloading {
  /** Module -> what it loads. */
  const loads = new Map<string, Set<string>>();
  const stamps = new Map<string, string>();
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (found.url.startsWith("file:")) {
        const { parentURL = "" } = context;
        loads.set(parentURL, (loads.get(parentURL) ?? new Set()).add(found.url));
        // Before it is read: a file that is saved meanwhile counts as another one.
        if (!isOfLibrary(found.url) && !stamps.has(found.url)) stamps.set(found.url, stampOf(found.url));
      }
      return found;
    },
  });
  return {
    stable: () => {
      const loaders = new Map<string, string[]>();
      for (const [loader, loaded] of loads)
        for (const url of loaded) loaders.set(url, [...(loaders.get(url) ?? []), loader]);
      const changing = new Set([...loaders.keys()].filter(isChanging));
      for (const url of changing) for (const loader of loaders.get(url) ?? []) changing.add(loader);
      // What a library loads by itself comes with it.
      const own = [...loads].filter(([loader]) => !isOfLibrary(loader));
      const first = own.filter(([loader]) => changing.has(loader));
      const found = [...first, ...own].flatMap(([, loaded]) => [...loaded]);
      return [...new Set(found)].filter((url) => !changing.has(url));
    },
    preload: async (modules) => {
      for (const module of modules) await import(module).catch(() => undefined);
    },
    isCurrent: () => [...stamps].every(([url, stamp]) => stampOf(url) === stamp),
  };
}

const isOfLibrary = (url: string) => url.includes("/node_modules/");

function stampOf(url: string): string {
  const { mtimeMs, ctimeMs, size, ino } = statSync(fileURLToPath(url), { throwIfNoEntry: false }) ?? {};
  return [mtimeMs, ctimeMs, size, ino].join();
}
