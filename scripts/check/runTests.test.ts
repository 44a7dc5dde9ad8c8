import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = (seconds: string, ...tests: string[]) =>
  promisify(execFile)(process.execPath, [
    "scripts/check/runTests.ts",
    ...["--seconds", seconds, "--report", join(tmpdir(), `run-tests-${process.pid}.json`), ...tests],
  ]);

test("what is not begun when the time is up is counted and is no failure", async () => {
  const { stdout } = await run(
    "0",
    "server/src/http/isTooDeep.test.ts",
    "server/src/http/parseQuery.test.ts",
  );
  expect(stdout).toMatch(/The time was up: [12] of 2 test files are left to npm test/);
});

test("without haste everything runs", async () => {
  const { stdout } = await run("100", "server/src/http/types.test.ts", "server/src/http/isTooDeep.test.ts");
  expect(stdout).toContain("2 passed");
  expect(stdout).not.toContain("The time was up");
});
