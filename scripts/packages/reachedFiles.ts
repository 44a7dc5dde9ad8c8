import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { readImports } from "../plan/readImports.ts";
import { exportedPaths, type Package, ROOT, readManifest } from "./packages.ts";

/** What a package is made of, as paths from the root of the repository. */
export interface Reached {
  /** Modules in TypeScript that are compiled. */
  modules: string[];
  /** Declarations of modules of others that have none: the compiler needs them, nobody else. */
  ambient: string[];
  /** Everything that goes along as it is: documents, styles, modules in JavaScript and what declares them. */
  files: string[];
}

/**
 * What the entries of a package reach, by imports of any kind and by the addresses of modules that are started; and the files that
 * its manifest or its plan name besides.
 *
 * @throws Error for an import of a file outside of the package
 */
export function reachedFiles(each: Package): Reached {
  const manifest = readManifest(each.manifest);
  const named = [...Object.values(manifest.bin ?? {}), ...exportedPaths(manifest)].map((path) =>
    join(each.folder, path),
  );
  const found = new Set<string>(
    [...named, ...(each.files ? [join(each.folder, each.files)] : [])].flatMap((path) =>
      globSync(path, { cwd: ROOT }),
    ),
  );
  for (const path of found) {
    if (!/\.[cm]?[jt]s$/.test(path)) continue;
    for (const target of importedFiles(each, path)) {
      if (each.folder !== "." && !target.startsWith(`${each.folder}/`))
        throw new Error(`${path} imports ${target}, which is not in the package ${each.name}`);
      found.add(target);
    }
    const declarations = path.replace(/\.js$/, ".d.ts");
    if (declarations !== path && existsSync(join(ROOT, declarations))) found.add(declarations);
  }
  const paths = [...found].sort();
  return {
    modules: paths.filter(isModule),
    ambient: globSync(join(each.folder, "src/**/*.d.ts"), { cwd: ROOT }),
    files: paths.filter((path) => !isModule(path)),
  };
}

/** The address of the module that an import from another package is met by inside, from the root. */
export function insidePath({ inside }: Package, specifier: string): string | undefined {
  if (!inside || !specifier.startsWith(inside[0])) return undefined;
  return `${inside[1]}${specifier.slice(inside[0].length)}.ts`;
}

function importedFiles(each: Package, path: string): string[] {
  return readImports(path, readFileSync(join(ROOT, path), "utf8"))
    .map(({ specifier, target }) => insidePath(each, specifier) ?? target)
    .filter((target) => /\.[cm]?[jt]s$/.test(target) && existsSync(join(ROOT, target)));
}

const isModule = (path: string) => /(?<!\.d)\.ts$/.test(path);
