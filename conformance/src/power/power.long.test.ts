import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));

test("every mutant dies by a case that names the broken rule, every variant passes", () => {
  const { status, stdout } = spawnSync(process.execPath, [CLI], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stdout).toBe(0);
});
