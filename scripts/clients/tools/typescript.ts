import { cp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { CallEnvironment, Job } from "../tool.ts";

const TSC = createRequire(import.meta.url).resolve("typescript/bin/tsc");

/** As strict as TypeScript itself can be told to be of code that it did not see written. CommonJS, for imports without an extension. */
const OPTIONS = {
  strict: true,
  target: "es2024",
  module: "commonjs",
  moduleResolution: "node10",
  ignoreDeprecations: "5.0",
  lib: ["es2024", "dom", "dom.iterable"],
  types: ["node"],
  skipLibCheck: true,
  rewriteRelativeImportExtensions: true,
  outDir: "dist",
};

/** All of it is named: what is only imported counts as a library's below `node_modules`, and is not written. */
const INCLUDE = ["*.ts", "client/**/*.ts", "client/.kubb/*.ts"];

/** Compiles the client in `client/` together with a program of `programs/typescript/`. */
export async function compileTypeScript({ folder, hasProgram }: Job, program: string): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "commonjs" }));
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: OPTIONS, include: INCLUDE }),
  );
  if (hasProgram) {
    await cp(join(PROGRAMS, "typescript", program), join(folder, "program.ts"));
    await cp(join(PROGRAMS, "typescript/pedido.ts"), join(folder, "pedido.ts"));
  }
  await runCommand([process.execPath, TSC, "-p", "tsconfig.json"], { cwd: folder });
}

/** Runs what compileTypeScript has made. */
export const callTypeScript = ({ folder }: Job, environment: CallEnvironment) =>
  runCommand([process.execPath, "dist/program.js"], { cwd: folder, env: environment, timeout: 600_000 });
