import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildPackage } from "./buildPackage.ts";
import { checkReplaceable } from "./checkReplaceable.ts";
import { PACKAGES, ROOT, readManifest } from "./packages.ts";

/** A package that was built. */
export interface Built {
  /** `@frete/client`. */
  name: string;
  version: string;
  folder: string;
  tarball: string;
  /** Of the tarball, in bytes. */
  size: number;
  unpackedSize: number;
}

/**
 * Builds packages, each as a folder and a tarball in `target`. Folders of earlier builds there are replaced, and no others.
 *
 * @param names without the scope; default all
 * @throws Error with what the compiler or npm says, or of a folder that is something else
 */
export async function buildPackages(
  target: string,
  names: readonly string[] = PACKAGES.map(({ name }) => name),
): Promise<Built[]> {
  for (const name of names) checkReplaceable(join(target, name), isBuilt(name));
  // Outside of the repository: nothing is found that a package does not bring along, but the libraries that are installed here.
  const work = await mkdtemp(join(tmpdir(), "frete-packages-"));
  const folder = join(work, "packages");
  try {
    await mkdir(folder);
    await symlink(join(ROOT, "node_modules"), join(work, "node_modules"));
    const needed = withGround(names);
    for (const each of PACKAGES) if (needed.has(each.name)) await buildPackage(each, folder);
    await mkdir(target, { recursive: true });
    const packed = await pack(folder, names, resolve(target));
    for (const { folder: to, name } of packed) {
      await rm(to, { recursive: true, force: true });
      await cp(join(folder, unscoped(name)), to, { recursive: true });
    }
    return packed;
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Tells a package that was built from a workspace of the same name, which is private. */
export const isBuilt = (name: string) => (folder: string) => {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return false;
  const manifest: { name?: string; private?: boolean } = JSON.parse(readFileSync(file, "utf8"));
  return manifest.name === `@frete/${name}` && manifest.private === undefined;
};

/** Packages and those that they stand on. */
function withGround(names: readonly string[]): Set<string> {
  const all = new Set(names);
  for (const { name, manifest } of PACKAGES.toReversed())
    if (all.has(name))
      for (const other of Object.keys(readManifest(manifest).dependencies ?? {}))
        if (other.startsWith("@frete/")) all.add(unscoped(other));
  return all;
}

const unscoped = (name: string) => name.replace("@frete/", "");

async function pack(folder: string, names: readonly string[], target: string): Promise<Built[]> {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", target];
  const { stdout } = await promisify(execFile)("npm", [...args, ...names.map((name) => `./${name}`)], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
  const told = Object.values(JSON.parse(stdout)) as (Pick<
    Built,
    "name" | "version" | "size" | "unpackedSize"
  > & {
    filename: string;
  })[];
  return told.map(({ name, version, size, unpackedSize, filename }) => ({
    name,
    version,
    size,
    unpackedSize,
    folder: join(target, unscoped(name)),
    tarball: join(target, filename),
  }));
}
