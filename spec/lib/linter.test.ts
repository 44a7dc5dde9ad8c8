import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { lintContract } from "../../scripts/generate/lint/lintContract.ts";

const operation = (name: string, above = "") => `${above} @route("/${name}") @get op ${name}(): void;\n`;

test("an operation that names no rule is found, with a reason it is not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "frete-cited-"));
  try {
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "tspconfig.yaml"), "linter:\n  extends: [frete-spec/all]\n");
    writeFileSync(
      join(folder, "main.tsp"),
      `import "@typespec/http"; import "${resolve("spec/lib/main.tsp")}";
      using TypeSpec.Http; @service namespace Teste;
      ${operation("um")}${operation("dois", '@Frete.Lib.regra("GER-001")')}
      ${operation("tres", '#suppress "frete-spec/cited" "why"\n')}`,
    );
    const { diagnostics } = await lintContract(folder);
    expect(diagnostics).toMatchObject([
      { code: "frete-spec/cited", message: expect.stringContaining("operation um names no rule") },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
