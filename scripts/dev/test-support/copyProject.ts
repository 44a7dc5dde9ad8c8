import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const COPIED = [
  "spec",
  "generated",
  "scripts",
  "server",
  "client",
  "conformance",
  "package.json",
  "tsconfig.json",
];

/**
 * Copies the sources of the project into a folder of its own, so that they may be edited, with the libraries of this one and without
 * what is kept of runs.
 */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `frete-${name}-`));
  for (const each of COPIED)
    cpSync(join(ROOT, each), join(copy, each), {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
    });
  const modules = join(ROOT, "node_modules");
  mkdirSync(join(copy, "node_modules/@frete"), { recursive: true });
  for (const each of readdirSync(modules))
    if (each !== ".cache" && each !== "@frete")
      symlinkSync(join(modules, each), join(copy, "node_modules", each));
  for (const each of readdirSync(join(modules, "@frete"))) {
    const folder = relative(ROOT, realpathSync(join(modules, "@frete", each)));
    symlinkSync(join(copy, folder), join(copy, "node_modules/@frete", each));
  }
  return copy;
}
