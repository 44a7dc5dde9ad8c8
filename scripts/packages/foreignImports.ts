import { existsSync, globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { readImports } from "../plan/readImports.ts";

/** Names of the packages that the modules and declarations of a built package import, without Node's own. */
export function foreignImports(folder: string): string[] {
  const names = globSync("**/*.{js,d.ts}", { cwd: folder, exclude: ["sources/**", "node_modules/**"] })
    .flatMap((path) => readImports(path, readFileSync(join(folder, path), "utf8")))
    .filter(({ target }) => !existsSync(join(folder, target)))
    .map(({ specifier }) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0])
    .filter((name) => name !== undefined && !isBuiltin(name));
  return [...new Set(names as string[])].sort();
}
