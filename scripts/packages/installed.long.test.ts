import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alignedColumns } from "../../conformance/src/report/alignedColumns.ts";
import { buildPackages } from "./buildPackages.ts";
import { COMPILERS, installRuntimes, npmInstall, type Runtime } from "./matrix/tools.ts";
import { ROOT } from "./packages.ts";

/** Ends what hangs: a machine may be busy. */
const LIMIT = 300_000;
/** An empty folder somewhere else, as anybody has one. */
const folder = mkdtempSync(join(tmpdir(), "frete-installed-"));
const inFolder = (path: string) => join(folder, path);

let runtimes: Runtime[];
beforeAll(async () => {
  const tarballs = (await buildPackages(inFolder("built"))).map(({ tarball }) => tarball);
  runtimes = installRuntimes();
  writeFileSync(
    inFolder("package.json"),
    JSON.stringify({ private: true, type: "module", dependencies: COMPILERS }),
  );
  npmInstall(folder, tarballs);
  cpSync(join(import.meta.dirname, "programs"), inFolder("programs"), { recursive: true });
  cpSync(join(ROOT, "scripts/test-contract/main.tsp"), inFolder("spec/main.tsp"));
}, LIMIT * 2);

/** What was tried -> where -> what came of it. */
const matrix = new Map<string, Map<string, string>>();
afterAll(() => {
  rmSync(folder, { recursive: true });
  const columns = [...new Set([...matrix.values()].flatMap((row) => [...row.keys()]))];
  const rows = [...matrix].map(([what, row]) => [what, ...columns.map((column) => row.get(column) ?? "-")]);
  console.log(alignedColumns([["", ...columns], ...rows], () => false).join("\n"));
});

/** Tries something in a place: what it gives stands in the table, or that it failed. */
function tried(what: string, where: string, attempt: () => string | undefined): void {
  const row = matrix.get(what) ?? new Map<string, string>();
  matrix.set(what, row.set(where, "FAILED"));
  row.set(where, attempt() ?? "ok");
}

/** What a program prints. @throws when it does not end with 0 */
function said(command: string, args: readonly string[], path = process.env.PATH): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    timeout: LIMIT,
    env: { ...process.env, PATH: path, NODE_OPTIONS: "" },
  });
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${error ?? status}\n${stdout}${stderr}`);
  return stdout;
}

const NODES = ["Node 20", "Node 22", "Node 24", "Node 26"];
/** What strips types of programs by itself, and has all that the toolkit needs. */
const NEWER = NODES.slice(1);
const runtime = (name: string) => runtimes.find((each) => each.name === name) as Runtime;
const run = (where: string, ...args: string[]) => {
  const { command, args: first } = runtime(where);
  return said(command, [...first, ...args]);
};
const bin = (name: string) => inFolder(`node_modules/.bin/${name}`);

describe.each([...NODES, "Bun", "Deno"])("%s", (where) => {
  test("imports", () => {
    tried("import", where, () => void expect(run(where, "programs/esm.mjs")).toBe("ok\n"));
  });
  test("imports every entry of the client and the contract", () => {
    tried(
      "every entry",
      where,
      () => void expect(run(where, "programs/entries.mjs")).toMatch(/^ok, \d\d entries\n$/),
    );
  });
  test.runIf(where !== "Deno")("requires", () => {
    tried("require", where, () => void expect(run(where, "programs/commonjs.cjs")).toBe("ok\n"));
  });
});

describe.each(NODES)("commands on %s", (where) => {
  test("frete", () => {
    tried("frete", where, () => void expect(run(where, bin("frete"), "--help")).toContain("explain"));
  });
  test("frete-loja", () => {
    tried("frete-loja", where, () => void expect(run(where, bin("frete-loja"), "--help")).toContain("quote"));
  });
  test("a store for tests", () => {
    tried("startTestLoja", where, () => void expect(run(where, "programs/testing.mjs")).toBe("ok\n"));
  });
  test("frete-conformance", () => {
    const help = () => void expect(run(where, bin("frete-conformance"), "--help")).toContain("--url");
    tried("frete-conformance", where, help);
    const { command } = runtime(where);
    const args = [bin("frete-conformance"), "--url", "http://127.0.0.1:9", "--report", "json=report.json"];
    const { status, stdout } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
    expect([status, stdout]).toEqual([2, expect.stringContaining("the server never answered")]);
  });
  test.runIf(NEWER.includes(where))("contract", () => {
    const out = `generated-${where.slice(5)}`;
    const generate = () => run(where, bin("contract"), "generate", "--spec", "spec", "--out", out);
    tried("contract generate", where, () => void expect(generate()).toMatch(/wrote \d+ files/));
  });
  test.runIf(NEWER.includes(where))("a server by the toolkit", () => {
    tried("bindContract", where, () => void expect(run(where, "programs/binding.mts")).toMatch(/ok\n$/));
  });
});

test("an old Node without the one that the server brings along is told what to do", () => {
  const alone = mkdtempSync(join(tmpdir(), "frete-alone-"));
  try {
    cpSync(inFolder("node_modules/@frete/server"), alone, { recursive: true });
    const { command } = runtime("Node 20");
    const { status, stderr } = spawnSync(command, [join(alone, "src/bin/frete.js"), "--help"], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Node 20.* too old.*npm rebuild node/)]);
  } finally {
    rmSync(alone, { recursive: true });
  }
});

/** msw 2.9.0's own declarations do not hold under TypeScript 7, whose DOM is stricter. */
const WITH_MSW = "programs/typedMsw.mts";
const COMPILER = { "TypeScript 5.9": "typescript", "TypeScript 7": "typescript-native" };

describe.each(Object.entries(COMPILER))("%s", (where, name) => {
  test.each([
    ["esnext", "bundler"],
    ["node16", "node16"],
    ["nodenext", "nodenext"],
  ])("strictest, module %s, resolution %s", (module, moduleResolution) => {
    const config = inFolder(`${name}-${module}.json`);
    const compilerOptions = { module, moduleResolution, target: "es2023", noEmit: true, skipLibCheck: false };
    writeFileSync(
      config,
      JSON.stringify({
        extends: "@tsconfig/strictest/tsconfig.json",
        compilerOptions: { ...compilerOptions, types: ["node"] },
        files: ["programs/typed.mts", "programs/binding.mts", ...(name === "typescript" ? [WITH_MSW] : [])],
      }),
    );
    const check = () =>
      void expect(said(process.execPath, [`node_modules/${name}/bin/tsc`, "-p", config])).toBe("");
    tried(`tsc ${moduleResolution}`, where, check);
  });
});

describe.each(["esbuild", "vite", "webpack"])("%s", (where) => {
  const bundle = (form: string, program: string) => {
    const out = `bundles/${where}-${form}-${program}`;
    mkdirSync(inFolder(out), { recursive: true });
    said(process.execPath, ["programs/bundle.mjs", where, form, `programs/${program}.mjs`, out]);
    const files = globSync("**/*.{js,mjs}", { cwd: inFolder(out) });
    const size = gzipSync(readFileSync(inFolder(`${out}/main.mjs`))).length;
    expect(run("Node 20", `${out}/main.mjs`)).toBe("ok\n");
    return { files, size };
  };
  const shown = (size: number) => `${(size / 1000).toFixed(1)} kB gz`;

  test("the client in one file has no validators", () => {
    tried("bundle, one file", where, () => {
      const { files, size } = bundle("one", "bundled");
      expect(files).toEqual(["main.mjs"]);
      expect(size).toBeLessThan(9_000);
      return shown(size);
    });
  });
  test("the client in several files loads the consumption of the queue when it begins", () => {
    tried("bundle, split", where, () => {
      const { files, size } = bundle("split", "bundled");
      expect(files.length).toBeGreaterThan(1);
      expect(size).toBeLessThan(9_000);
      return shown(size);
    });
  });
  test("validators are loaded on demand where a bundle may have several files", () => {
    tried("bundle, split, validated", where, () => {
      const { files, size } = bundle("split", "validated");
      expect(files.length).toBeGreaterThan(1);
      expect(size).toBeLessThan(12_000);
      return shown(size);
    });
  });
});
