import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { samplesContract } from "../support/samplesContract.ts";
import { SERVED } from "../support/served.ts";
import { lintContract } from "./lintContract.ts";

const HEAD = `import "@typespec/http"; import "@typespec/openapi"; import "@typespec/openapi3"; import "@typespec/versioning";
using TypeSpec.Http; using TypeSpec.OpenAPI; @service namespace Samples;
`;

test("whatever a contract may say is read, and has findings at places of its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lint-any-"));
  try {
    const entry = join(folder, "main.tsp");
    writeFileSync(entry, HEAD + samplesContract(SERVED));
    const { diagnostics } = await lintContract(entry);
    expect(diagnostics.filter(({ code }) => !code.includes("/"))).toEqual([]);
    expect(diagnostics.length).toBeGreaterThan(100);
    expect(diagnostics.filter(({ file }) => !file?.endsWith("main.tsp"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
