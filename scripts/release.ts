import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contract } from "@frete/contract";
import { buildPackages } from "./packages/buildPackages.ts";
import { checkReplaceable } from "./packages/checkReplaceable.ts";
import { ROOT, readManifest } from "./packages/packages.ts";
import { checksumFile, digestsOf, provenance } from "./packages/release/statement.ts";

// `npm run release [-- FOLDER] [--dirty]`: every package of the commit, with checksums and an unsigned statement of what they were
// made of; default dist/release. The same commit gives the same bytes.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dirty: { type: "boolean" } },
});
const STATEMENT = "provenance.json";
const target = resolve(positionals[0] ?? "dist/release");
const said = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: "utf8" }).trim();

const isDirty = said("git", "status", "--porcelain") !== "";
if (isDirty && !values.dirty) {
  console.error(
    "There are changes that no commit has: commit them, or say --dirty, which the statement then tells",
  );
  process.exit(1);
}
try {
  checkReplaceable(target, (folder) => existsSync(join(folder, STATEMENT)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
const built = await buildPackages(target);
for (const { folder } of built) rmSync(folder, { recursive: true });
const files = built.map(({ tarball }) => digestsOf(tarball));
const statement = provenance(files, {
  version: readManifest("package.json").version,
  commit: said("git", "rev-parse", "HEAD"),
  isDirty,
  contractHash: contract.hash,
  lockHash: digestsOf(join(ROOT, "package-lock.json")).sha256,
  node: process.versions.node,
  npm: said("npm", "--version"),
});
writeFileSync(join(target, "SHA256SUMS"), checksumFile(files, "sha256"));
writeFileSync(join(target, "SHA512SUMS"), checksumFile(files, "sha512"));
writeFileSync(join(target, STATEMENT), `${JSON.stringify(statement, null, 2)}\n`);
for (const { sha256, name } of files) console.log(`${sha256}  ${name}`);
