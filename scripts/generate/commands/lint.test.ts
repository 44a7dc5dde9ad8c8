import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runCommandLine } from "./commandLine.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-lint-"));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

const CONTRACT = `import "@typespec/http";
using TypeSpec.Http;

@service
namespace Shop;

/** A refusal. */
@error
model Refusal {
  /** Why. */
  detail: string;
}

/** Says how many books there are. */
@tag("Books")
@summary("Count books")
@get
op count(): int32 | Refusal;
`;

async function lint(...args: string[]) {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const exit = await runCommandLine(["lint", ...args], { out: print, error: print, colours: false });
  return { exit, said: said.join("\n") };
}

beforeEach(() => {
  for (const name of ["tspconfig.yaml", "contract.config.json"]) rmSync(join(folder, name), { force: true });
  write("main.tsp", CONTRACT);
});

test("nothing amiss: exit 0", async () => {
  expect(await lint(folder)).toMatchObject({ exit: 0, said: expect.stringMatching(/: nothing amiss$/) });
});

test("an error is told with its place and what to do: exit 1; --fix mends it", async () => {
  write("main.tsp", CONTRACT.replace('@summary("Count books")\n', ""));
  const { exit, said } = await lint(join(folder, "main.tsp"));
  expect(said).toMatch(/main\.tsp:\d+:4 - error @frete\/typespec\/summary: operation count has no summary/);
  expect(said).toContain('help: Add `@summary("Count")`');
  expect(said).toMatch(/: 1 error$/);
  expect(exit).toBe(1);
  expect(await lint(folder, "--fix")).toMatchObject({
    exit: 0,
    said: expect.stringContaining("nothing amiss, 1 mended"),
  });
  expect(readFileSync(join(folder, "main.tsp"), "utf8")).toContain('@summary("Count")\n@tag("Books")');
});

test("a warning ends it with 0, with --strict or `warnings` of the configuration with 1; `levels` says otherwise", async () => {
  write("main.tsp", CONTRACT.replace('@tag("Books")\n', ""));
  expect(await lint(folder)).toMatchObject({
    exit: 0,
    said: expect.stringContaining("warning @frete/typespec/tag"),
  });
  expect(await lint(folder, "--strict")).toMatchObject({ exit: 1 });
  write("contract.config.json", '{ "warnings": "error" }');
  expect(await lint(folder)).toMatchObject({ exit: 1 });
  write("contract.config.json", '{ "levels": { "@frete/typespec/tag": "error" } }');
  expect(await lint(folder)).toMatchObject({
    exit: 1,
    said: expect.stringContaining("error @frete/typespec/tag"),
  });
  write("contract.config.json", '{ "levels": { "@frete/typespec/tag": "off" } }');
  expect(await lint(folder)).toMatchObject({
    exit: 1,
    said: expect.stringContaining('each "error" or "warning"'),
  });
});

test("a place is left out with a reason, a rule by the tspconfig.yaml", async () => {
  const without = CONTRACT.replace('@summary("Count books")\n', "");
  write("main.tsp", without.replace("@tag", '#suppress "@frete/typespec/summary" "it says so itself"\n@tag'));
  expect(await lint(folder)).toMatchObject({ exit: 0, said: expect.stringMatching(/: nothing amiss$/) });
  write("main.tsp", without);
  write(
    "tspconfig.yaml",
    'linter:\n  extends: ["@frete/typespec/recommended"]\n  disable:\n    "@frete/typespec/summary": names say enough\n',
  );
  expect(await lint(folder)).toMatchObject({ exit: 0 });
  write("tspconfig.yaml", 'linter:\n  extends: ["@frete/typespec/reccommended"]\n');
  expect(await lint(folder)).toMatchObject({ exit: 1, said: expect.stringContaining("unknown-rule-set") });
});

test("--json tells the same to machines", async () => {
  write("main.tsp", CONTRACT.replace("/** Says how many books there are. */\n", ""));
  const { exit, said } = await lint(folder, "--json");
  expect([exit, JSON.parse(said)]).toMatchObject([
    1,
    {
      fixed: 0,
      diagnostics: [{ code: "@frete/typespec/documentation", severity: "error", line: 17, column: 4 }],
    },
  ]);
});

test.each([
  ["what does not compile", "op list(): Bok;", /main\.tsp:1:12 - error invalid-ref/],
  [
    "a day that is none",
    `import "@frete/typespec";\n${CONTRACT.replace("@tag", '@Toolkit.deprecatedSince("2026-02-30")\n@tag')}`,
    /error @frete\/typespec\/invalid-day: "2026-02-30" is no day/,
  ],
  [
    "an end before the beginning",
    `import "@frete/typespec";\n${CONTRACT.replace("@tag", '@Toolkit.deprecatedSince("2026-02-01", #{ sunset: "2026-01-01" })\n@tag')}`,
    /error @frete\/typespec\/sunset-before-deprecation/,
  ],
])("%s: exit 1, at its place", async (_, text, message) => {
  write("main.tsp", text);
  expect(await lint(folder)).toMatchObject({ exit: 1, said: expect.stringMatching(message) });
});

test("what is not there is refused", async () => {
  expect(await lint(join(folder, "nothing.tsp"))).toMatchObject({
    exit: 1,
    said: expect.stringContaining("there is no"),
  });
  expect(await lint(folder, "more")).toMatchObject({ exit: 2 });
});
