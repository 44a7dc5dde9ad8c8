import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { generateContract } from "../generateContract.ts";
import { GenerateError } from "../generateError.ts";
import { featuresMarkdown } from "./describeFeatures.ts";
import type { Feature } from "./feature.ts";
import { INHERITED_NAME, REFUSED } from "./refused.ts";
import { isWholeContract, samplesContract } from "./samplesContract.ts";
import { SERVED } from "./served.ts";

const folder = mkdtempSync(join(tmpdir(), "support-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = `import "@typespec/http"; import "@typespec/openapi"; import "@typespec/openapi3"; import "@typespec/versioning";
using TypeSpec.Http; using TypeSpec.OpenAPI;`;

let contracts = 0;
/** What generating a contract gives: its diagnostics; none when it is generated. */
async function generate(text: string): Promise<readonly ContractDiagnostic[]> {
  const entry = join(folder, `${contracts++}.tsp`);
  writeFileSync(entry, text);
  try {
    await generateContract({ entry, outDir: folder });
    return [];
  } catch (error) {
    if (error instanceof GenerateError) return error.diagnostics;
    throw error;
  }
}

const together = (features: readonly Feature[]) =>
  `${HEAD}\n@service namespace Samples;\n${samplesContract(features)}`;

test("docs/supported.md is what the table says: node scripts/contract.ts features --markdown > docs/supported.md", () => {
  expect(readFileSync(new URL("../../../docs/supported.md", import.meta.url), "utf8")).toBe(
    featuresMarkdown(),
  );
});

const lineOf = (text: string, needle: string) => text.slice(0, text.indexOf(needle)).split("\n").length;

const places = await generate(together(SERVED));
test("what is served is generated", () => {
  expect(places).toEqual([]);
});

test.each(SERVED.filter(isWholeContract).map(({ id, sample }) => [id, sample]))(
  "%s is generated",
  async (_, sample) => {
    expect(await generate(`${HEAD}\n${sample}`)).toEqual([]);
  },
);

/** What stops the compiler, or the emitter, keeps what is found later from being looked for. */
const groups = Object.values(
  Object.groupBy(
    REFUSED.filter((refusal) => !isWholeContract(refusal)),
    (refusal) => (refusal === INHERITED_NAME ? "compiler" : refusal.find ? "checks" : "emitter"),
  ),
);
const texts = new Map(groups.flatMap((group) => group.map(({ id }) => [id, together(group)])));
const found = (await Promise.all(groups.map((group) => generate(together(group))))).flat();

test.each(REFUSED.filter(isWholeContract).map((refusal) => [refusal.id, refusal] as const))(
  "%s is refused at its line, with what to do",
  async (code, { sample, help }) => {
    const line = lineOf(HEAD, "using") + lineOf(sample, "// here");
    expect(await generate(`${HEAD}\n${sample}`)).toMatchObject([{ code, line, help }]);
  },
);

test.each(groups.flat().map((refusal) => [refusal.id, refusal] as const))(
  "%s is refused at its line, with what to do",
  (id, { sample, help }) => {
    const own = found.filter(({ code }) => code === id);
    const text = texts.get(id) as string;
    const line = lineOf(text, sample) + lineOf(sample, "// here") - 1;
    expect(own.map((diagnostic) => [diagnostic.severity, diagnostic.line, diagnostic.help])).toEqual([
      ["error", line, help],
    ]);
  },
);
