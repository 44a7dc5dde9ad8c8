import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPTED, ownContracts } from "./contractDiff/ownContracts.ts";
import { readAccepted } from "./generate/diff/accepted.ts";
import { diffContracts } from "./generate/diff/diffContracts.ts";
import { ROOT, readManifest } from "./packages/packages.ts";
import { nextVersion, readChange, withRelease } from "./packages/release/changes.ts";
import { checkBreaks } from "./packages/release/checkBreaks.ts";
import { releasedContracts } from "./packages/release/releasedContracts.ts";
import {
  IMAGE_NAMES,
  imagesAt,
  MANIFESTS,
  manifestAt,
  TARBALL_NAMES,
  tarballsAt,
  VERSION_MODULE,
} from "./packages/release/versionFiles.ts";

// `npm run release:version`: the next version, as the files in changes/ ask for; they become its part of CHANGELOG.md. What breaks
// callers since the last version is refused under less than a major change.
const files = globSync("changes/*.md", { cwd: ROOT, exclude: ["changes/README.md"] }).sort();
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const rewrite = (path: string, change: (text: string) => string) =>
  writeFileSync(join(ROOT, path), change(read(path)));

const today = new Date().toISOString().slice(0, 10);

process.chdir(ROOT);
if (files.length === 0) {
  console.error("Nothing to release: changes/ has no file besides its README");
  process.exit(1);
}
try {
  const changes = files.map((file) => readChange(file, read(file)));
  const { version: from } = readManifest("package.json");
  const bumps = changes.map(({ bump }) => bump);
  const released = releasedContracts(from);
  if (released)
    checkBreaks(diffContracts(released, ownContracts(), { accepted: readAccepted(ACCEPTED), today }), bumps);
  else
    console.log(`${from} has no generated contract to compare with: whether callers break was not checked`);
  const to = nextVersion(from, bumps);
  const changelog = withRelease(read("CHANGELOG.md"), to, changes);
  writeFileSync(join(ROOT, "CHANGELOG.md"), changelog);
  for (const path of MANIFESTS) rewrite(path, (text) => manifestAt(text, from, to));
  rewrite(VERSION_MODULE, (text) => text.replace(`"${from}"`, `"${to}"`));
  for (const path of TARBALL_NAMES) rewrite(path, (text) => tarballsAt(text, from, to));
  for (const path of IMAGE_NAMES) rewrite(path, (text) => imagesAt(text, from, to));
  for (const file of files) rmSync(join(ROOT, file));
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--silent"], { cwd: ROOT });
  console.log(`${from} -> ${to}: look it through, then commit`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
