import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const COMMAND = resolve(import.meta.dirname, "../../scripts/contract.ts");

/** What `contract mock` says of a folder with these files. */
function mockOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, "mock", "--contract", folder], {
      encoding: "utf8",
    });
    return { status, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const INDEX = 'export const contract = { hash: "a" };\n';

test("a folder whose modules Node reads as CommonJS is told what to say", () => {
  const { status, stderr } = mockOf({ "package.json": '{ "type": "commonjs" }', "index.ts": INDEX });
  expect(stderr).toContain('does the nearest package.json say "type": "module"?');
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).not.toBe(0);
});

test.each([
  ["no document", {}],
  ["the document of another contract", { "document.json": '{ "info": { "x-contract-hash": "b" } }' }],
  ["a document that is cut", { "document.json": '{ "info": ' }],
])("a folder with %s is to be generated again", (_what, files) => {
  const { status, stderr } = mockOf({ "package.json": '{ "type": "module" }', "index.ts": INDEX, ...files });
  expect(stderr).toContain("document.json is missing, or of another contract: generate it again");
  expect(status).not.toBe(0);
});
