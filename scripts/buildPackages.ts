import { relative, resolve } from "node:path";
import { buildPackages } from "./packages/buildPackages.ts";

// `npm run build:packages [-- FOLDER]`: every package as it is published, a folder and a tarball each; default dist/packages.
const target = resolve(process.argv[2] ?? "dist/packages");
for (const { name, version, tarball, size, unpackedSize } of await buildPackages(target))
  console.log(`${name}@${version}: ${relative(".", tarball)}, ${kB(size)} (${kB(unpackedSize)} unpacked)`);

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
