import { realpathSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";
import { type CompilerHost, NodeHost, type SourceFile } from "@typespec/compiler";

/** The folder that is searched last when a library is looked for. */
const LAST_FOLDER = /^(?:[A-Za-z]:)?\/node_modules\/((?:@[^/]+\/)?[^/]+)(.*)$/;

/**
 * The file system as the compiler reads it. Libraries that are installed nowhere above a contract are the toolkit's own, as if they
 * were installed in the root of the file system; a text that did not change is the same object as before, so that several programs
 * parse it once.
 */
export function createCompilerHost(): CompilerHost {
  const texts = new Map<string, SourceFile>();
  return {
    ...NodeHost,
    parseCache: new WeakMap(),
    readFile: async (path) => {
      const file = await NodeHost.readFile(ownLibrary(path));
      const known = texts.get(path);
      if (known?.text === file.text) return known;
      texts.set(path, file);
      return file;
    },
    // The compiler asks hundreds of times, one after the other: each costs more to wait for than to answer.
    stat: async (path) => statSync(ownLibrary(path)),
    realpath: async (path) => realpathSync.native(ownLibrary(path)),
  };
}

function ownLibrary(path: string): string {
  const [, name, rest] = LAST_FOLDER.exec(path) ?? [];
  if (name === undefined) return path;
  const manifest = findPackage(name);
  return manifest === undefined ? path : dirname(manifest) + rest;
}

function findPackage(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined;
  }
}
