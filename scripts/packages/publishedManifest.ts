import { type Exports, type Manifest, type Package, readManifest } from "./packages.ts";

/** Manifests that say at which version the repository uses a library. */
const PINNED = ["package.json", "server/package.json", "client/package.json", "conformance/package.json"];

/**
 * The manifest under which a package is published, from the one that the repository works with: the same entries as JavaScript,
 * without what only matters here. A dependency without a version has the one that the repository uses.
 *
 * @throws Error for a dependency that the repository does not have
 */
export function publishedManifest({ manifest, fields, bundled }: Package): Manifest {
  const { private: _, bin, exports, dependencies, ...rest } = readManifest(manifest);
  return {
    ...rest,
    ...(bin && { bin: compiled(bin) }),
    ...(exports && { exports: { ...compiled(exports), "./package.json": "./package.json" } }),
    ...(dependencies && { dependencies: pinned(dependencies) }),
    ...fields,
    ...(bundled && { bundleDependencies: Object.keys(bundled).map((name) => `@frete/${name}`) }),
  };
}

/** The path of what a file becomes: a module in TypeScript one in JavaScript. */
export const compiledPath = (path: string): string => path.replace(/(?<!\.d)\.ts$/, ".js");

const compiled = <Paths extends Exports>(paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      typeof path === "string" ? compiledPath(path) : compiled(path),
    ]),
  ) as Paths;

function pinned(dependencies: Record<string, string>): Record<string, string> {
  const known: Record<string, string> = {};
  for (const manifest of PINNED) {
    const { devDependencies, dependencies: used } = readManifest(manifest);
    Object.assign(known, devDependencies, used);
  }
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, said]) => {
      const version = said || known[name];
      if (!version) throw new Error(`${name}: which version? No package.json of the repository has it`);
      return [name, version];
    }),
  );
}
