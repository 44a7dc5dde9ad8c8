import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, readManifest } from "../packages.ts";
import { IMAGE_NAMES, imagesAt, MANIFESTS, manifestAt, TARBALL_NAMES, tarballsAt } from "./versionFiles.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const { version } = readManifest("package.json");

test.each(MANIFESTS)(
  "%s has the version of the project, and takes another, also of what it stands on",
  (path) => {
    expect(readManifest(path).version).toBe(version);
    const {
      version: next,
      dependencies = {},
      devDependencies = {},
    } = JSON.parse(manifestAt(read(path), version, "9.9.9"));
    const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith("@frete/"),
    );
    expect([next, own.filter(([, at]) => at !== "9.9.9")]).toEqual(["9.9.9", []]);
  },
);

test("no manifest of a package is forgotten, and no page that names a tarball", () => {
  const workspaces = globSync("{*,scripts/packages/*,scripts/generate/*,spec/*}/package.json", {
    cwd: ROOT,
    exclude: ["node_modules/**"],
  });
  expect(["package.json", ...workspaces].sort()).toEqual([...MANIFESTS].sort());
  const pages = globSync("{*.md,{client,conformance,docs,server,scripts}/**/*.{md,ts}}", {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "scripts/packages/**"],
  });
  const naming = pages.filter((path) => read(path).includes(`-${version}.tgz`));
  expect(naming.sort()).toEqual([...TARBALL_NAMES].sort());
  for (const path of naming)
    expect(tarballsAt(read(path), version, "9.9.9")).not.toContain(`-${version}.tgz`);
});

test("the manifests of Kubernetes take the image of another version", () => {
  const naming = globSync("server/kubernetes/*.yaml", { cwd: ROOT }).filter((path) =>
    read(path).includes("image:"),
  );
  expect(naming.sort()).toEqual([...IMAGE_NAMES].sort());
  for (const path of naming)
    expect(imagesAt(read(path), version, "9.9.9")).toContain("image: frete-server:9.9.9\n");
});
