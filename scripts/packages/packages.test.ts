import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isForTests } from "../plan/rooms.ts";
import { type Built, buildPackages, isBuilt } from "./buildPackages.ts";
import { foreignImports } from "./foreignImports.ts";
import { exportedPaths, type Manifest, PACKAGES, ROOT } from "./packages.ts";
import { typeProblems } from "./typeProblems.ts";

// Outside of the repository, where nothing is found that a package does not bring along.
const folder = mkdtempSync(join(tmpdir(), "frete-packages-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const names = PACKAGES.map(({ name }) => name);
/** Those that are compiled, with types. */
const compiled = names.filter((name) => name !== "typespec");
let built: Built[];
beforeAll(async () => {
  built = await buildPackages(join(folder, "built"));
});

const builtOf = (name: string) => built.find((each) => each.name === `@frete/${name}`) as Built;
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(builtOf(name).folder, "package.json"), "utf8"));
const filesOf = (name: string, pattern = "**/*") =>
  globSync(pattern, { cwd: builtOf(name).folder, exclude: ["node_modules/**"] });

test.each(names)("%s: publint has nothing to say", async (name) => {
  const { messages } = await publint({ pkgDir: builtOf(name).folder, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test.each(names)("%s: types are right wherever its modules are found", async (name) => {
  const hasEntries =
    compiled.includes(name) &&
    exportedPaths(manifestOf(name)).some((path) => path.endsWith(".d.ts") || path.endsWith(".js"));
  const problems = await typeProblems(builtOf(name).tarball);
  expect(hasEntries ? problems : (problems ?? [])).toEqual([]);
});

test.each(names)("%s: it depends on what it imports", (name) => {
  const { dependencies = {}, peerDependencies = {}, ...manifest } = manifestOf(name);
  const isKnown = (each: string) =>
    each in dependencies || each in Object(peerDependencies) || each === manifest.name;
  expect(foreignImports(builtOf(name).folder).filter((each) => !isKnown(each))).toEqual([]);
});

test.each(names)("%s: everything is there that a package needs, and nothing of the tests", (name) => {
  const files = filesOf(name);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
  expect(
    files.filter((path) => isForTests(path) || /\.test\.|fixtures?\b|foreign-servers/.test(path)),
  ).toEqual([]);
  const { private: isPrivate, engines, license, bin = {}, exports } = manifestOf(name);
  expect([isPrivate, license, engines]).toEqual([
    undefined,
    "MIT",
    { node: expect.stringMatching(/^>=2\d/) },
  ]);
  expect(files.filter((path) => /(?<!\.d)\.ts$/.test(path) && !path.startsWith("sources/"))).toEqual([]);
  const entries = [...Object.values(bin), ...exportedPaths({ exports })];
  for (const entry of entries) expect(filesOf(name, entry), entry).not.toEqual([]);
});

test.each(names)("%s: its page leads to nothing that it does not bring along", (name) => {
  const page = readFileSync(join(builtOf(name).folder, "README.md"), "utf8");
  const links = [...page.matchAll(/\]\((?!https?:|#)([^)#]*)/g)].map(([, path = ""]) => path);
  expect(
    links.filter((path) => path.startsWith("..") || !existsSync(join(builtOf(name).folder, path))),
  ).toEqual([]);
  if (name === "client") expect(links).toContain("sources/examples/receiver/express.ts");
});

test.each(names)("%s: the next build replaces it", (name) => {
  expect(isBuilt(name)(builtOf(name).folder)).toBe(true);
});

test("a Node that is too old for the toolkit's command is told so, and which one it takes", () => {
  const { engines } = manifestOf("toolkit");
  const command = readFileSync(join(ROOT, "scripts/contract.ts"), "utf8");
  expect(engines).toEqual({ node: `>=${/NEEDED = "(.*)"/.exec(command)?.[1]}` });
  // It is loaded before anything that such a Node refuses.
  expect(command.match(/^import .*$/gm)).toEqual(['import nodeModule from "node:module";']);
});

test.each(compiled)("%s: maps lead to sources that are there", (name) => {
  const maps = filesOf(name, "**/*.map");
  expect(maps.length).toBeGreaterThan(10);
  for (const map of maps) {
    const file = join(builtOf(name).folder, map);
    const { sources } = JSON.parse(readFileSync(file, "utf8"));
    for (const source of sources)
      expect(existsSync(join(dirname(file), source)), `${map}: ${source}`).toBe(true);
  }
});

/** A folder in which the client is installed, with libraries of the repository and nothing else of it. */
function consumer(): string {
  const to = join(folder, "consumer");
  if (existsSync(to)) return to;
  for (const name of ["contract", "client"])
    cpSync(builtOf(name).folder, join(to, "node_modules/@frete", name), { recursive: true });
  for (const name of ["openapi-fetch", "openapi-typescript-helpers", "@types/node", "undici-types"])
    cpSync(join(ROOT, "node_modules", name), join(to, "node_modules", name), { recursive: true });
  mkdirSync(join(to, "programs"));
  for (const name of globSync("*", { cwd: PROGRAMS }))
    cpSync(join(PROGRAMS, name), join(to, "programs", name));
  return to;
}

/** A folder in which all packages are installed beside the repository's libraries. */
function workplace(): string {
  const place = join(folder, "work/place");
  if (existsSync(place)) return place;
  mkdirSync(join(place, "node_modules/@frete"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "work/node_modules"));
  for (const { name, folder: from } of built)
    cpSync(from, join(place, "node_modules", name), { recursive: true });
  return place;
}
const command = (owner: string, name: string) =>
  join(workplace(), "node_modules/@frete", owner, manifestOf(owner).bin?.[name] ?? "");

const PROGRAMS = join(import.meta.dirname, "programs");
const run = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd, encoding: "utf8", stdio: "pipe" });

test.each(["esm.mjs", "commonjs.cjs"])("installed, the client runs: %s", (program) => {
  expect(run(consumer(), join("programs", program))).toBe("ok\n");
});

test("a store for tests: with the server's package it runs, without it is told what to install", () => {
  cpSync(join(PROGRAMS, "testing.mjs"), join(workplace(), "testing.mjs"));
  expect(run(workplace(), "testing.mjs")).toBe("ok\n");
  expect(run(consumer(), "programs/testing.mjs")).toContain("npm install --save-dev @frete/server");
});

const STRICTEST = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedModules: true,
  types: ["node"],
  target: "es2023",
};

test.each([
  ["conformance", "frete-conformance", /frete-conformance --url/],
  ["client", "frete-loja", /quote <cep> <items/],
  ["server", "frete", /explain/],
  ["toolkit", "contract", /generate +write/],
])("%s: the command %s tells how it is used", (owner, name, usage) => {
  expect(run(workplace(), command(owner, name), "--help")).toMatch(usage);
});

test("the toolkit generates what it generates in the repository", () => {
  const contract = join(ROOT, "scripts/test-contract/main.tsp");
  const generate = (program: string, to: string) => {
    const out = join(workplace(), to);
    expect(run(workplace(), program, "generate", "--spec", contract, "--out", out)).toMatch(
      /wrote \d+ files/,
    );
    return globSync("**/*.{ts,js,yaml,json}", { cwd: out }).map((path) => [
      path,
      readFileSync(join(out, path), "utf8"),
    ]);
  };
  const packed = generate(command("toolkit", "contract"), "packed");
  expect(packed.length).toBeGreaterThan(20);
  expect(packed).toEqual(generate(join(ROOT, "scripts/contract.ts"), "repository"));
});

test("the toolkit brings the rules that it reads a contract by", () => {
  const contract = join(workplace(), "lint.tsp");
  const sources =
    'import "@typespec/http"; import "@frete/typespec"; @service namespace S; @TypeSpec.Http.get op list(): void;';
  writeFileSync(contract, sources);
  const { stderr } = spawnSync(process.execPath, [command("toolkit", "contract"), "lint", contract], {
    encoding: "utf8",
  });
  expect(stderr).toContain("error @frete/typespec/summary");
  expect(existsSync(join(builtOf("toolkit").folder, "node_modules/@frete/typespec/main.tsp"))).toBe(true);
});

test("the sandbox fills its database, answers and ends", async () => {
  const server = spawn(process.execPath, [command("server", "frete-server")], {
    cwd: workplace(),
    env: { ...process.env, PORT: "0", FRETE_DATA_DIR: join(workplace(), "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(server, "close");
  try {
    let said = "";
    for await (const part of server.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
      said += part;
      if (said.includes("curl")) break;
    }
    const [url] = /http:\S+/.exec(said) ?? [];
    const headers = { Authorization: "Bearer frete_api_demo1" };
    const filiais = await fetch(`${url}/api/v1/filial`, { headers });
    expect([filiais.status, await filiais.text()]).toEqual([200, expect.stringContaining("SP01")]);
    const asStarted = readFileSync(`/proc/${server.pid}/cmdline`, "utf8").split("\0");
    expect(asStarted).toContain("--max-semi-space-size=4");
  } finally {
    server.kill();
  }
  expect(await closed).toEqual([0, null]);
});

test("the sandbox takes no arguments, and says what it takes instead", () => {
  const said = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command("server", "frete-server"), ...args],
      { cwd: workplace(), encoding: "utf8" },
    );
    return { status, stdout, stderr };
  };
  expect(said("--help")).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Usage: [\s\S]* PORT, HOST /),
    stderr: "",
  });
  expect(said("--port", "3001")).toEqual({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(/^error: --port: frete-server takes no arguments\n[\s\S]* PORT, HOST /),
  });
});

test.each([
  ["esnext", "bundler"],
  ["nodenext", "nodenext"],
])(
  "strict TypeScript takes it, library checks and all: module %s, resolution %s",
  (module, moduleResolution) => {
    const config = join(consumer(), `${module}.json`);
    const compilerOptions = { ...STRICTEST, module, moduleResolution };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ["programs/typed.mts"] }));
    const tsc = join(ROOT, "node_modules/typescript-native/bin/tsc");
    try {
      run(consumer(), tsc, "--checkers", "1", "-p", config);
    } catch (error) {
      expect((error as { stdout: string }).stdout).toBe("");
    }
  },
);
