import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildPackages } from "./buildPackages.ts";
import { checkReplaceable } from "./checkReplaceable.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-replaceable-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder is replaced when there is none, nothing in it, or what an earlier run left", () => {
  const target = join(folder, "one");
  const isEarlier = (at: string) => existsSync(join(at, "statement.json"));
  expect(() => checkReplaceable(target, isEarlier)).not.toThrow();
  mkdirSync(target);
  expect(() => checkReplaceable(target, isEarlier)).not.toThrow();
  writeFileSync(join(target, "mine.txt"), "");
  expect(() => checkReplaceable(target, isEarlier)).toThrow(`${target} holds something else`);
  writeFileSync(join(target, "statement.json"), "");
  expect(() => checkReplaceable(target, isEarlier)).not.toThrow();
});

test("packages are not built over a workspace of the same name", async () => {
  const mine = join(folder, "client/src/mine.ts");
  mkdirSync(join(folder, "client/src"), { recursive: true });
  writeFileSync(mine, "");
  await expect(buildPackages(folder, ["contract", "client"])).rejects.toThrow("client holds something else");
  expect(existsSync(mine)).toBe(true);
});
