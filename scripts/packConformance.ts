import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

// `npm run conformance:pack -- FOLDER`: the kit as one tarball that any Node from 20.20 on runs with npx. Node strips no types
// under node_modules, so the sources are stripped here; the contract goes along, since it is in no registry.
const ROOT = resolve(import.meta.dirname, "..");
const target = resolve(process.argv[2] ?? ".");
const folder = mkdtempSync(join(tmpdir(), "frete-pack-"));
const contract = join(folder, "node_modules/@frete/contract");
/** What only serves the reference server and the kit's own tests. */
const LEFT_OUT = /\.test\.ts$|^(power|reference|foreign-servers|test-support)\//;

try {
  copy(join(ROOT, "conformance/src"), join(folder, "src"), (path) => !LEFT_OUT.test(path));
  copy(join(ROOT, "generated"), contract, (path) =>
    /^((loja|interface|toolkit)\/|(openapi|interface)\.json$)/.test(path),
  );
  const kit = readJson(join(ROOT, "conformance/package.json"));
  const { private: _, ...published } = kit;
  writeJson(join(folder, "package.json"), {
    ...published,
    bin: { "frete-conformance": "./src/cli.js" },
    engines: { node: ">=20.20" },
    bundleDependencies: ["@frete/contract"],
  });
  const { exports, ...rest } = readJson(join(ROOT, "generated/package.json")) as {
    exports: Record<string, string>;
  };
  const compiled = Object.entries(exports).map(([name, path]) => [name, path.replace(/\.ts$/, ".js")]);
  writeJson(join(contract, "package.json"), { ...rest, exports: Object.fromEntries(compiled) });
  cpSync(join(ROOT, "conformance/README.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  mkdirSync(target, { recursive: true });
  const { status } = spawnSync("npm", ["pack", "--silent", "--pack-destination", target], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Copies a tree; TypeScript becomes JavaScript, and what imports it names it so. */
function copy(from: string, to: string, isWanted: (path: string) => boolean): void {
  for (const path of readdirSync(from, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|js|cjs|json)$/.test(path) || path.endsWith(".d.ts") || !isWanted(path)) continue;
    const file = join(to, path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    const text = readFileSync(join(from, path), "utf8");
    writeFileSync(file, path.endsWith(".ts") ? compiled(text) : text);
  }
}

function compiled(text: string): string {
  return stripTypeScriptTypes(text).replace(/(from|import\(?)(\s*"\.[^"]*)\.ts"/g, '$1$2.js"');
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8"));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
