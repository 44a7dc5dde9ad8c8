import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

/** It starts npm and Node five times, which takes long on a machine that does much else at once. */
const timeout = 120_000;

test("the packed kit runs under node_modules, where no types are stripped", { timeout }, () => {
  // Inside the repository's node_modules: Dredd and yaml are found there, as npm would put them beside the kit.
  const cache = join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "pack-"));
  try {
    const node = (...parameters: string[]) => spawnSync(process.execPath, parameters, { encoding: "utf8" });
    expect(node(join(ROOT, "scripts/packConformance.ts"), folder).status).toBe(0);
    spawnSync("tar", ["-xzf", "frete-conformance-1.0.0.tgz"], { cwd: folder });
    const { engines } = JSON.parse(readFileSync(join(folder, "package/package.json"), "utf8"));
    expect(engines).toEqual({ node: ">=20.20" });
    const cli = join(folder, "package/src/cli.js");
    expect(node(cli, "--help")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("frete-conformance --url"),
    });
    const { status, stdout } = node(cli, "--url", "http://127.0.0.1:9");
    expect([status, stdout]).toEqual([2, expect.stringContaining("the server never answered")]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
