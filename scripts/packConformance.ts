import { mkdtempSync, rmSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { buildPackages } from "./packages/buildPackages.ts";

// `npm run conformance:pack -- FOLDER`: the kit as one tarball that any Node from 20.20 on runs with npx; the contract is inside.
const target = resolve(process.argv[2] ?? ".");
const folder = mkdtempSync(join(tmpdir(), "frete-pack-"));
try {
  await mkdir(target, { recursive: true });
  for (const { tarball } of await buildPackages(folder, ["conformance"])) {
    await copyFile(tarball, join(target, basename(tarball)));
    console.log(basename(tarball));
  }
} finally {
  rmSync(folder, { recursive: true });
}
