import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** One import of a file: of a value or of a type, static or dynamic, or a `new URL("./file.ts", import.meta.url)`. */
export interface Import {
  /** The specifier as it is written. */
  specifier: string;
  /** Path of the imported file from the root; for one of this project's packages its folder, else the package's name. */
  target: string;
  line: number;
}

const FILE_URL = /new URL\(\s*"([^"]+\.[cm]?[jt]s)",\s*import\.meta\.url/g;
const PACKAGES: Record<string, string> = { contract: "generated" };

/**
 * What a source file imports, in the order of its lines.
 * @param path of the file from the root, with slashes
 */
export function readImports(path: string, source: string): Import[] {
  const imports = ts.preProcessFile(source, true, true).importedFiles;
  const urls = [...source.matchAll(FILE_URL)];
  return [
    ...imports.map(({ fileName, pos }) => ({
      specifier: fileName,
      at: pos,
      isFile: fileName.startsWith("."),
    })),
    ...urls.map(({ 1: specifier = "", index }) => ({ specifier, at: index, isFile: true })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ specifier, at, isFile }) => ({
      specifier,
      target: isFile ? join(dirname(path), specifier) : packageFolder(specifier),
      line: source.slice(0, at).split("\n").length,
    }));
}

function packageFolder(specifier: string): string {
  const [, name = "", rest = ""] = /^@frete\/(\w+)(.*)$/.exec(specifier) ?? [];
  return name ? (PACKAGES[name] ?? name) + rest : specifier;
}
