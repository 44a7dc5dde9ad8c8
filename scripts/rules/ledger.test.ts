import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Rule } from "../generate/rule.ts";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { citedRules, prefixesOf } from "./citedRules.ts";
import { citingFiles } from "./citingFiles.ts";
import { contractElements } from "./contractElements.ts";
import { ledgerSummary, ledgerTable, ruleDetails } from "./describeLedger.ts";
import { handlerFiles } from "./handlerFiles.ts";
import { lastRun } from "./lastRun.ts";
import { isUnwatched, type LedgerRow, ledger } from "./ledger.ts";
import { ledgerFaults } from "./ledgerFaults.ts";
import { readTable } from "./readTable.ts";

const folder = mkdtempSync(join(tmpdir(), "ledger-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("citedRules", () => {
  const prefixes = prefixesOf(["LIV-001", "LIV-EST-001"]);
  test.each<[string, string[]]>([
    ["LIV-001: a book", ["LIV-001"]],
    ["(LIV-001, LIV-EST-002)", ["LIV-001", "LIV-EST-002"]],
    ["LIV-001..003", ["LIV-001", "LIV-002", "LIV-003"]],
    ["LIV-EST-001..LIV-EST-002", ["LIV-EST-001", "LIV-EST-002"]],
    [" * LIV-001..\n * LIV-002)", ["LIV-001", "LIV-002"]],
    ["LIV-001 .. LIV-003", ["LIV-001", "LIV-003"]],
    ["SHA-256, LIV-01, LIV-0011, XLIV-001", []],
  ])("%j", (text, ids) => expect(citedRules(text, prefixes).map(({ id }) => id)).toEqual(ids));

  test("tells the line", () => {
    expect(citedRules("a\nLIV-001\n\nLIV-002", prefixes)).toEqual([
      { id: "LIV-001", line: 2 },
      { id: "LIV-002", line: 4 },
    ]);
  });
});

describe("readTable", () => {
  const read = (text: string) => readTable(file("table.tsv", text), ["id", "text"]);
  test("rows by column", () => {
    expect(read("id\ttext\nLIV-001\tone\n")).toEqual([{ id: "LIV-001", text: "one" }]);
  });
  test.each([
    ["another header", "id\tnote\n", /columns must be id, text/],
    ["a cell too few", "id\ttext\nLIV-001\n", /:2: a row has 2 cells/],
    ["an empty cell", "id\ttext\nLIV-001\t\n", /:2: a row has 2 cells/],
    ["a key twice", "id\ttext\nLIV-001\ta\nLIV-001\tb\n", /:3: LIV-001 is there twice/],
  ])("%s is refused", (_name, text, message) => expect(() => read(text)).toThrow(message));
});

test("contractElements names operations, parameters, schemas and properties", () => {
  const cited = (rule: string) => ({ "x-rules": [rule] });
  const document = {
    info: { title: "Biblioteca" },
    ...cited("LIV-006"),
    paths: {
      "/livros": {
        get: {
          operationId: "listar",
          ...cited("LIV-001"),
          parameters: [{ name: "limite", in: "query", schema: cited("LIV-002") }],
          responses: { "200": { content: { "application/json": { schema: cited("LIV-003") } } } },
        },
      },
    },
    components: {
      schemas: { Livro: { ...cited("LIV-001"), properties: { preco: { anyOf: [cited("LIV-004")] } } } },
      parameters: { Pagina: { name: "pagina", in: "query", ...cited("LIV-005") } },
    },
  } as unknown as OpenApiDocument;
  expect(Object.fromEntries(contractElements(document))).toEqual({
    "LIV-006": ["Biblioteca"],
    "LIV-001": ["listar", "Livro"],
    "LIV-002": ["listar?limite"],
    "LIV-003": ["listar.responses.200"],
    "LIV-004": ["Livro.preco"],
    "LIV-005": ["Pagina"],
  });
});

test("handlerFiles finds where the binding imports each operation from", () => {
  const binding = file(
    "binding.ts",
    `import { listar } from "./livro/listar.ts";
import { x } from "./x.ts";
import {
  type Caller,
  remover, // wrapped
  salvar as guardar,
  mudar as alterar,
} from "./livro/salvar.ts";
import { ler } from "library";
`,
  );
  const operations = new Set(["listar", "remover", "salvar", "alterar", "ler"]);
  expect([...handlerFiles(binding, operations)]).toEqual([
    ["listar", join(folder, "livro/listar.ts")],
    ["remover", join(folder, "livro/salvar.ts")],
    ["alterar", join(folder, "livro/salvar.ts")],
  ]);
});

test("citingFiles gives the first mention in each file", () => {
  const path = file("some.test.ts", "\nLIV-001\nLIV-001..002\n");
  expect(Object.fromEntries(citingFiles([path], new Set(["LIV"])))).toEqual({
    "LIV-001": [`${path}:2`],
    "LIV-002": [`${path}:3`],
  });
  const values = file("cases.ts", '// LIV-001\nverify.equal("/preco", preco, 5, ["LIV-002"]);\n');
  expect([...citingFiles([values], new Set(["LIV"]), "value")]).toEqual([["LIV-002", [`${values}:2`]]]);
});

const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  id,
  module: "livro",
  operation: "listar",
  kind: "behaviour",
  seen: "outside",
  status: null,
  limits: false,
  text: "Books are listed.",
  ...more,
});
const report = file(
  "run.json",
  JSON.stringify({
    verdict: "não conforme",
    contract: { hash: "abc" },
    cases: [
      { id: "a", outcome: "passed" },
      { id: "b", outcome: "failed" },
    ],
  }),
);
const evidence = {
  elements: new Map([["LIV-001", ["listar?limite"]]]),
  handlers: new Map([["listar", "livro/listar.ts"]]),
  tests: new Map([["LIV-001", ["livro/listar.test.ts:3"]]]),
  cases: [
    { id: "a", rules: ["LIV-001", "LIV-002"] },
    { id: "b", rules: ["LIV-002"] },
  ],
  checks: new Map([
    ["LIV-001", ["cases.ts:1"]],
    ["LIV-005", ["cases.ts:2"]],
  ]),
  mutants: [{ id: "LIV-002/backwards", rule: "LIV-002", does: "lists them backwards" }],
  reasons: new Map([["LIV-003", "Nobody can see it."]]),
  lastRun: lastRun(report),
};
const rows = ledger(
  [
    rule("LIV-001"),
    rule("LIV-002"),
    rule("LIV-003", { seen: "inside" }),
    rule("LIV-004", { kind: "shape" }),
    rule("LIV-005"),
  ],
  evidence,
);

describe("ledger", () => {
  test("gathers what is known of each rule", () => {
    expect(rows[0]).toEqual({
      ...rule("LIV-001"),
      contract: ["listar?limite"],
      handlers: ["livro/listar.ts"],
      tests: ["livro/listar.test.ts:3"],
      cases: ["a"],
      checks: [],
      mutants: [],
      last: "passed",
      reason: undefined,
    });
    expect(rows.map(({ last }) => last)).toEqual(["passed", "failed", "-", "-", "-"]);
    expect(rows.map(({ checks }) => checks)).toEqual([[], [], [], [], ["cases.ts:2"]]);
    expect(rows.filter(isUnwatched).map(({ id }) => id)).toEqual(["LIV-004"]);
  });

  test("no run, no results", () => {
    expect(lastRun(join(folder, "absent.json"))).toBeUndefined();
    expect(ledger([rule("LIV-001")], { ...evidence, lastRun: undefined })[0]?.last).toBe("-");
  });

  test("is printed", () => {
    const [header, first, , third, fourth] = ledgerTable(rows).split("\n");
    expect(header).toMatch(/^rule +module +kind +contract +handler +tests +cases +mutants +last +note$/);
    expect(first).toMatch(/^LIV-001 +livro +behaviour +listar\?limite +listar +listar +1 +- +passed$/);
    expect(third).toMatch(/not testable$/);
    expect(fourth).toMatch(/outside, no case$/);
    const details = ruleDetails(rows[1] as LedgerRow, evidence.lastRun);
    expect(details).toContain("b  failed");
    expect(details).toContain("LIV-002/backwards: lists them backwards");
    const summary = ledgerSummary(rows, evidence.lastRun, "abc");
    expect(summary).toContain(
      "5 rules: 1 in the contract, 1 with a test, 2 with a case, 1 with both, 1 broken by a mutant, 1 not testable",
    );
    expect(summary).toContain("no case, but checks of other cases name it (1):\n  LIV-005");
    expect(summary).toContain("seen from outside, neither case nor check (1):\n  LIV-004");
    expect(summary).toMatch(/não conforme, .* this contract/);
  });
});

describe("ledgerFaults", () => {
  const operations = new Map([["listar", ["200", "401"]]]);
  const faults = (change: Partial<typeof evidence>, mentions = new Map<string, string[]>(), list = rows) =>
    ledgerFaults(list, { ...evidence, ...change }, mentions, operations).join("\n");
  const whole = rows.slice(0, 3);

  test("none", () => expect(faults({}, new Map(), whole)).toBe(""));
  test("a rule without case, test and reason; a shape that the contract does not cite", () => {
    expect(faults({})).toMatch(/LIV-004 has neither a case nor a test[\s\S]*LIV-004 is about a shape/);
  });
  test.each<[string, string]>([
    ["the contract's Livro", faults({ elements: new Map([["LIV-009", ["Livro"]]]) }, new Map(), whole)],
    ["a.ts:1", faults({}, new Map([["LIV-009", ["a.ts:1"]]]), whole)],
    ["case c", faults({ cases: [{ id: "c", rules: ["LIV-009"] }] }, new Map(), whole)],
    ["mutant d", faults({ mutants: [{ id: "d", rule: "LIV-009", does: "…" }] }, new Map(), whole)],
    ["the reasons", faults({ reasons: new Map([["LIV-009", "…"]]) }, new Map(), whole)],
  ])("a rule that does not exist, cited by %s", (where, found) => {
    expect(found).toBe(`LIV-009, cited by ${where}, is no rule`);
  });
  test("a reason that is not needed", () => {
    const reasons = new Map([["LIV-001", "Nobody can see it."]]);
    expect(faults({}, new Map(), ledger([rule("LIV-001")], { ...evidence, reasons }))).toMatch(
      /LIV-001 has a reason for not being tested, and a case or test/,
    );
  });
  test("an operation that does not exist", () => {
    expect(faults({}, new Map(), ledger([rule("LIV-001", { operation: "ler" })], evidence))).toMatch(
      /LIV-001: ler is no operation/,
    );
  });
  test("a status that the operation does not have", () => {
    const of = (status: number) => faults({}, new Map(), ledger([rule("LIV-001", { status })], evidence));
    expect(of(401)).not.toContain("status");
    expect(of(404)).toContain("LIV-001: listar documents no status 404");
  });
});
