import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));

function cli(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...parameters], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test.each([
  ["no address", []],
  ["an address of another kind", ["--url", "ftp://host"]],
  ["no address at all", ["--url", "somewhere"]],
  ["an unknown option", ["--url", "http://127.0.0.1:9", "--quick"]],
  ["no time at all", ["--url", "http://127.0.0.1:9", "--timeout", "0"]],
])("exit code 2 and the usage for %s", (_, parameters) => {
  const { status, stderr } = cli(...parameters);
  expect(status).toBe(2);
  expect(stderr).toContain("frete-conformance --url URL");
});

test("without an address it says how to give one", () => {
  expect(cli("--seed", "A").stderr).toMatch(/^no address: give --url/);
});

test("exit code 2 when nothing answers, without warnings or Dredd's own output", () => {
  const { status, stdout, stderr } = cli("--url", "http://127.0.0.1:9");
  expect(status).toBe(2);
  expect(stdout).toContain("fault of the run: the server never answered");
  expect(stdout).not.toMatch(/fail: |error: |complete: /);
  expect(stderr).toBe("");
});

test("with the path of the interface it asks for the address without", () => {
  expect(cli("--url", "http://127.0.0.1:9/api/v1/").stderr).toMatch(/give the address without \/api\/v1/);
});

test("--help", () => {
  const { status, stdout } = cli("--help");
  expect(status).toBe(0);
  expect(stdout).toContain("Exit code");
});

test.each([
  ["--modulo", "nenhum"],
  ["--caso", "nenhum"],
  ["--regra", "PED-9"],
])("exit code 2 when nothing is selected: %s %s", (option, value) => {
  const { status, stderr } = cli("--url", "http://127.0.0.1:9", option, value);
  expect(status).toBe(2);
  expect(stderr).toContain(`no verdict: no case is selected by ${option} ${value}`);
});
