import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "./packages.ts";
import { compiledPath } from "./publishedManifest.ts";

const TSC = join(ROOT, "node_modules/typescript-native/bin/tsc");
/** A module that is started by its address, which the compiler leaves as it is. */
const FILE_URL = /(new URL\(\s*"[^"]+)\.ts(",\s*import\.meta\.url)/g;

/** An import of a declaration, which the compiler leaves as well, as any compiler finds it by the other name. */
const IMPORT = /((?:from|import)[ (]*"\.[^"]*)\.ts(")/g;

/** What is compiled, and where to. */
export interface Compilation {
  sources: string;
  /** Where every module becomes JavaScript, at its place in `sources`. */
  target: string;
  /** Modules, by their paths in `sources`. */
  modules: readonly string[];
  /** Declarations that no module imports. */
  ambient: readonly string[];
  /** Libraries of JavaScript that they may use; undefined: all. */
  lib: readonly string[] | undefined;
  hasDeclarations: boolean;
}

/**
 * Compiles modules to JavaScript, declarations and maps.
 *
 * @throws Error with what the compiler says
 */
export async function compileSources({
  sources,
  target,
  modules,
  ambient,
  lib,
  hasDeclarations,
}: Compilation): Promise<void> {
  const config = `${target}.tsconfig.json`;
  const compilerOptions = {
    noEmit: false,
    noEmitOnError: true,
    incremental: false,
    tsBuildInfoFile: null,
    // What Node 20 knows.
    target: "es2023",
    ...(lib && { lib }),
    rootDir: sources,
    outDir: target,
    declaration: hasDeclarations,
    declarationMap: hasDeclarations,
    sourceMap: true,
    rewriteRelativeImportExtensions: true,
  };
  const files = [...ambient, ...modules].map((path) => join(sources, path));
  await writeFile(
    config,
    JSON.stringify({ extends: join(ROOT, "tsconfig.json"), compilerOptions, files, include: [] }),
  );
  try {
    await promisify(execFile)(process.execPath, [TSC, "--checkers", "1", "-p", config]);
  } catch (error) {
    const { stdout, message } = error as { stdout?: string; message: string };
    throw new Error(`${target} does not compile:\n${stdout || message}`);
  }
  for (const path of modules) {
    const file = join(target, compiledPath(path));
    await rewrite(file, FILE_URL);
    if (hasDeclarations) await rewrite(file.replace(/js$/, "d.ts"), IMPORT);
  }
}

async function rewrite(file: string, name: RegExp): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(name, "$1.js$2"));
}
