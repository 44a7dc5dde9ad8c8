import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("runReference.ts", import.meta.url));

/** Ahead of and behind São Paulo, with summer time and without; UTC is every other run's. */
const ZONES = ["America/Sao_Paulo", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Lisbon"];

test.each(ZONES)("T1: kit and server in %s: conformant", (TZ) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    encoding: "utf8",
    env: { ...process.env, TZ },
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stdout + stderr).toBe(0);
});
