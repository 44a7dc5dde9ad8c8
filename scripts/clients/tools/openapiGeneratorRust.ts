import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LIBRARIES, PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** A program that uses the client and calls nothing: what compiles it compiles the client. */
const EMPTY = "use frete as _;\n\nfn main() {}\n";
const SOURCE = /^source = .*$/m;

/** The client is a crate beside the one of the program, whose lock says what both are built with. */
export const openapiGeneratorRust: ClientTool = {
  name: "openapi-generator-rust",
  version: OPENAPI_GENERATOR,
  language: "Rust",
  needs: { generate: ["java", "maven"], compile: ["rust"] },
  generate: (job) =>
    runOpenapiGenerator(job, "rust", [
      "--package-name",
      "frete",
      "--additional-properties=packageVersion=1.0.0",
    ]),
  compile: async ({ folder, hasProgram }) => {
    const cwd = join(folder, "program");
    await mkdir(join(cwd, "src"), { recursive: true });
    await cp(join(PROGRAMS, "rust/Cargo.toml"), join(cwd, "Cargo.toml"));
    const program = await readFile(join(PROGRAMS, "rust/src/main.rs"), "utf8");
    await writeFile(join(cwd, "src/main.rs"), hasProgram ? program : EMPTY);
    await lock(cwd);
    // Not `check`, for which all libraries would be compiled a second time.
    await runCommand(["cargo", "build", "--quiet", "--locked"], { cwd, env: LIBRARIES });
  },
  call: ({ folder }, environment) =>
    runCommand([join(LIBRARIES.CARGO_TARGET_DIR, "debug/loja")], {
      cwd: folder,
      env: environment,
      timeout: 600_000,
    }),
};

/** The lock is kept without the registry, which is another on another machine: what Cargo itself would write names it. */
async function lock(cwd: string): Promise<void> {
  await runCommand(["cargo", "generate-lockfile", "--quiet"], { cwd, env: LIBRARIES });
  const file = join(cwd, "Cargo.lock");
  const source = SOURCE.exec(await readFile(file, "utf8"))?.[0];
  const kept = await readFile(join(PROGRAMS, "rust/Cargo.lock.txt"), "utf8");
  await rm(file);
  await writeFile(file, kept.replaceAll(/^checksum = /gm, `${source}\nchecksum = `));
}
