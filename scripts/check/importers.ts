import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Who imports a file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const IMPORT = /\b(?:from |import |import\()"(\.[^"]+|@frete\/[^"]+)"/g;

/**
 * The importers of every file of the project, by path; `sources` are the texts of the modules by path. What a module starts as
 * a process or reads as a file is no import.
 */
export function importers(sources: ReadonlyMap<string, string>): Importers {
  const found = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const [, specifier = ""] of source.matchAll(IMPORT)) {
      const imported = specifier.startsWith(".")
        ? posix.join(posix.dirname(file), specifier)
        : relative(process.cwd(), fileURLToPath(import.meta.resolve(specifier)));
      const known = found.get(imported);
      if (known) known.push(file);
      else found.set(imported, [file]);
    }
  }
  return found;
}
