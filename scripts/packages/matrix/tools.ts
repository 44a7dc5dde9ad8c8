import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../packages.ts";

const FOLDER = join(ROOT, "node_modules/.cache/packages/runtimes");

/** What runs the packages: the newest release of each line of Node that they are for, and others that run JavaScript. */
const RUNTIMES = {
  node20: "npm:node@20.20.2",
  node22: "npm:node@22.23.3",
  node24: "npm:node@24.21.0",
  node26: "npm:node@26.10.0",
  bun: "1.4.5",
  deno: "2.9.6",
};

/** What compiles or bundles programs that use the packages. */
export const COMPILERS = {
  "@tsconfig/strictest": "2.0.8",
  "@types/node": "26.6.6",
  esbuild: "0.28.2",
  msw: "2.9.0",
  typescript: "5.9.3",
  "typescript-native": "npm:typescript@7.0.2",
  vite: "8.3.8",
  webpack: "5.112.2",
};

/** A command that runs a module: `node`, `bun`, `deno run`. */
export interface Runtime {
  name: string;
  command: string;
  args: readonly string[];
  /** The folder of `node`; undefined of others. */
  bin?: string;
}

/** The runtimes, fetched at the first call in a checkout and kept in `node_modules/.cache`. */
export function installRuntimes(): Runtime[] {
  const manifest = join(FOLDER, "package.json");
  const wanted = JSON.stringify({ private: true, dependencies: RUNTIMES });
  if (!existsSync(manifest) || readFileSync(manifest, "utf8") !== wanted) {
    mkdirSync(FOLDER, { recursive: true });
    const unfinished = join(FOLDER, "package.json");
    writeFileSync(unfinished, wanted);
    try {
      npmInstall(FOLDER);
    } catch (error) {
      // The next call begins anew.
      writeFileSync(manifest, "{}");
      throw error;
    }
  }
  const installed = (path: string) => join(FOLDER, "node_modules", path);
  const nodes = ["20", "22", "24", "26"].map((version) => {
    const bin = installed(`node${version}/bin`);
    return { name: `Node ${version}`, command: join(bin, "node"), args: [], bin };
  });
  return [
    ...nodes,
    { name: "Bun", command: installed(".bin/bun"), args: [] },
    { name: "Deno", command: installed(".bin/deno"), args: ["run", "--allow-all"] },
  ];
}

/** Installs what the manifest of a folder says, or tarballs besides. @throws Error with what npm says */
export function npmInstall(folder: string, tarballs: readonly string[] = [], path = process.env.PATH): void {
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--silent", ...tarballs], {
    cwd: folder,
    env: { ...process.env, PATH: path },
    stdio: "pipe",
  });
}
