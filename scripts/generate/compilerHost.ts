import { readFileSync, realpathSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";
import { type CompilerHost, createSourceFile, NodeHost, type SourceFile } from "@typespec/compiler";

/** The folder that is searched last when a library is looked for. */
const LAST_FOLDER = /^(?:[A-Za-z]:)?\/node_modules\/((?:@[^/]+\/)?[^/]+)(.*)$/;
/** How a text begins that names its encoding, or is not in UTF-8. */
const MARKED = /^[\uFEFF\uFFFD]/;

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
    // The compiler asks hundreds of times, one after the other: each costs more to wait for than to answer.
    readFile: async (path) => {
      const own = ownLibrary(path);
      const text = readFileSync(own, "utf8");
      const known = texts.get(path);
      if (known?.text === text) return known;
      const file = MARKED.test(text) ? await NodeHost.readFile(own) : createSourceFile(text, own);
      texts.set(path, file);
      return file;
    },
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
