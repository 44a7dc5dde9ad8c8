import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** What others may import: a path, or one for each kind of reader. */
export type Exports = Record<string, string | Record<string, string>>;

/** The paths of what others may import. */
export const exportedPaths = ({ exports = {} }: Pick<Manifest, "exports">): string[] =>
  Object.values(exports).flatMap((path) => (typeof path === "string" ? path : Object.values(path)));

/** What a `package.json` says, as far as packages are made from it. */
export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports?: Exports;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** How a package is made: of the modules that its entries reach, and nothing else. */
export interface Package {
  /** The folder that it is built in: its name without the scope. */
  name: string;
  /** The part of the repository that it publishes: the paths of its manifest begin here. */
  folder: string;
  /** Its manifest from the root: the workspace's, or one of its own. */
  manifest: string;
  readme: string;
  /** What the published manifest says besides, or otherwise. */
  fields: Partial<Manifest>;
  /** Libraries of JavaScript that its modules may use, by their names in TypeScript; default all. */
  lib?: readonly string[];
  /** Files that no import leads to, programs among them, as a pattern from `folder`. */
  files?: string;
  /** Modules of which the source goes along, read while the package runs or by people, as a pattern from `folder`. */
  texts?: string;
  /** Imports from another package that are met inside: what they begin with, and the folder of the same modules. */
  inside?: readonly [string, string];
  /** Packages that are packed into this one, so that its tarball alone can be installed, with what it needs of them. */
  bundled?: Readonly<Record<string, RegExp>>;
}

/** What the oldest Node has that a package is for. What a newer one has besides is an error there. */
const NODE_20 = ["es2023", "es2024.string"];
const NODE_22 = ["es2024", "esnext.collection", "esnext.iterator"];

const FROM_20 = { engines: { node: ">=20" } };
/** Commands: nobody imports from them, so they bring no declarations along. */
const COMMANDS_ONLY = { exports: { "./package.json": "./package.json" } };

/** A manifest of the repository, by its path from the root. */
export const readManifest = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

/**
 * Whose libraries a contract shares with the compiler that reads it, in the versions of the toolkit: with others npm installs them twice,
 * and TypeSpec takes a library for two.
 */
const COMPILER = Object.fromEntries(
  ["@typespec/compiler", "@typespec/http", "@typespec/openapi"].map((name) => [
    name,
    readManifest("package.json").devDependencies?.[name],
  ]),
);

/** Every package, those first that others stand on. */
export const PACKAGES: readonly Package[] = [
  {
    name: "contract",
    folder: "generated",
    manifest: "generated/package.json",
    readme: "scripts/packages/contract/README.md",
    fields: FROM_20,
    lib: NODE_20,
  },
  {
    name: "client",
    folder: "client",
    manifest: "client/package.json",
    readme: "client/README.md",
    fields: FROM_20,
    lib: NODE_20,
    files: "{examples,cookbook}/*.ts",
    texts: "examples/receiver/*.ts",
  },
  {
    name: "conformance",
    folder: "conformance",
    manifest: "conformance/package.json",
    readme: "conformance/README.md",
    fields: { engines: { node: ">=20.20" }, ...COMMANDS_ONLY },
    lib: NODE_20,
    bundled: {
      contract: /^(?:(?:loja|interface|toolkit)\/(?:.*\.js|document\.json)|package\.json|LICENSE)$/,
    },
  },
  {
    name: "server",
    folder: "server",
    manifest: "server/package.json",
    readme: "server/README.md",
    fields: { ...FROM_20, ...COMMANDS_ONLY },
    files: "src/domain/**/*.css",
  },
  {
    // JavaScript, as editors load it with the Node that they have.
    name: "typespec",
    folder: "scripts/generate/typespec",
    manifest: "scripts/generate/typespec/package.json",
    readme: "scripts/packages/typespec/README.md",
    fields: { ...FROM_20, peerDependencies: COMPILER },
    files: "**/*.{js,tsp}",
  },
  {
    name: "toolkit",
    folder: ".",
    manifest: "scripts/packages/toolkit/package.json",
    readme: "scripts/packages/toolkit/README.md",
    fields: {},
    lib: NODE_22,
    texts: "scripts/generate/{formats.ts,runtime/*.ts,toolkit/*.ts}",
    bundled: { typespec: /\.(?:js|tsp)$|^package\.json$|^LICENSE$/ },
    inside: ["@frete/contract/toolkit/", "scripts/generate/toolkit/"],
  },
];
