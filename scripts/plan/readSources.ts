import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readImports } from "./readImports.ts";
import type { PlacedImport } from "./rooms.ts";

/** The project's TypeScript files, as paths from the root, and everything that they import. */
export function readSources(root: string): { files: string[]; imports: PlacedImport[] } {
  const files = globSync("{client,conformance,generated,scripts,server,spec}/**/*.ts", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  }).sort();
  const imports = files.flatMap((file) =>
    readImports(file, readFileSync(join(root, file), "utf8")).map((each) => ({ file, ...each })),
  );
  return { files, imports };
}
