import { relative, resolve } from "node:path";
import { buildPackages } from "./packages/buildPackages.ts";

// `npm run build:packages [-- FOLDER]`: every package as it is published, a folder and a tarball each; default dist/packages.
const target = resolve(process.argv[2] ?? "dist/packages");
try {
  for (const { name, version, tarball, size, unpackedSize } of await buildPackages(target))
    console.log(`${name}@${version}: ${relative(".", tarball)}, ${kB(size)} (${kB(unpackedSize)} unpacked)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
