import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { compile, NodeHost } from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";
import { expect, test } from "vitest";

interface Compiled {
  codes: string[];
  document: Record<string, unknown>;
}

/** Compiles a service that has one operation returning `Alvo`, declared by `source`. */
async function compileService(source: string, operation = ""): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), "frete-spec-"));
  try {
    const base = relative(folder, join(import.meta.dirname, "../base/main.tsp"));
    const entry = join(folder, "main.tsp");
    const text = `import "${base}";
      using TypeSpec.Http; using Frete.Lib;
      @service namespace Teste;
      ${source}
      ${operation} @get op ler(): Alvo;`;
    await writeFile(entry, text);
    const program = await compile(NodeHost, entry, { noEmit: true });
    const codes = program.diagnostics.map((diagnostic) => diagnostic.code);
    const [record] = program.hasError() ? [] : await getOpenAPI3(program, { "openapi-versions": ["3.1.0"] });
    const document = record && !record.versioned ? structuredClone(record.document) : {};
    return { codes, document: document as unknown as Record<string, unknown> };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Value at a path of keys. */
function at(document: Record<string, unknown>, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  );
}

const property = (document: Record<string, unknown>) =>
  at(document, "components", "schemas", "Alvo", "properties", "campo");

test.each([
  ["GER-009 money", "@numeric(9, 2)", { minimum: -9999999.99, maximum: 9999999.99, multipleOf: 0.01 }],
  ["GER-009 weight", "@numeric(9, 3)", { minimum: -999999.999, maximum: 999999.999, multipleOf: 0.001 }],
  ["GER-009 whole", "@numeric(4, 0)", { minimum: -9999, maximum: 9999, multipleOf: 1 }],
  ["GER-009 fraction", "@numeric(2, 2)", { minimum: -0.99, maximum: 0.99, multipleOf: 0.01 }],
  ["NS-031 above", "@minValue(0) @numeric(9, 2)", { minimum: 0, maximum: 9999999.99 }],
  ["NS-031 below", "@numeric(9, 2) @minValue(0)", { minimum: 0, maximum: 9999999.99 }],
])("%s: %s", async (_rule, decorators, expected) => {
  const { codes, document } = await compileService(`model Alvo { ${decorators} campo: numeric; }`);
  expect(codes).toEqual([]);
  expect(property(document)).toMatchObject(expected);
});

test("@numeric keeps its two numbers beside the bounds", async () => {
  const { document } = await compileService("model Alvo { @numeric(9, 3) campo: numeric; }");
  expect(property(document)).toHaveProperty("x-numeric", { precision: 9, scale: 3 });
});

test("@regra adds up, without repeats, on operations, models and properties", async () => {
  const { codes, document } = await compileService(
    `@regra("COT-001") @regra("NS-012", "COT-001") model Alvo { @regra("GER-014") campo: string; }`,
    `@regra("PED-NOVO-012", "REV-SIT-001")`,
  );
  expect(codes).toEqual([]);
  expect(at(document, "components", "schemas", "Alvo", "x-regras")).toEqual(["COT-001", "NS-012"]);
  expect(property(document)).toHaveProperty("x-regras", ["GER-014"]);
  expect(at(document, "paths", "/", "get", "x-regras")).toEqual(["PED-NOVO-012", "REV-SIT-001"]);
});

test("@patternText says a pattern in words, beside it", async () => {
  const { codes, document } = await compileService(
    'model Alvo { @pattern("^a+$") @patternText("deve ser a, como aa") campo: string; }',
  );
  expect(codes).toEqual([]);
  expect(property(document)).toMatchObject({ pattern: "^a+$", "x-pattern-text": "deve ser a, como aa" });
});

test("@freeText, @validator, @maxBytes and @reference set their extensions", async () => {
  const { codes, document } = await compileService(
    "@validator model Alvo { @freeText campo: string; @freeText nulo: string | null; }",
    `@maxBytes(1024) @reference("404") @reference("4XX", "404")`,
  );
  expect(codes).toEqual([]);
  expect(property(document)).toHaveProperty("x-free-text", true);
  expect(at(document, "components", "schemas", "Alvo", "x-validator")).toBe(true);
  expect(at(document, "paths", "/", "get")).toMatchObject({
    "x-max-bytes": 1024,
    "x-reference": ["404", "4XX"],
  });
});

test("@link names an operation and its parameters; repeated uses add up in their order", async () => {
  const { codes, document } = await compileService(
    "model Alvo { id: string; }",
    `@link("um", "buscar", #{ id: "$response.body#/id" }, "Este.") @link("dois", "apagar", #{ id: "1" }, "Aquele.")`,
  );
  expect(codes).toEqual([]);
  const links = at(document, "paths", "/", "get", "x-links") as object;
  expect(Object.entries(links)).toEqual([
    ["um", { operationId: "buscar", parameters: { id: "$response.body#/id" }, description: "Este." }],
    ["dois", { operationId: "apagar", parameters: { id: "1" }, description: "Aquele." }],
  ]);
});

test("rules between fields stand at their model, in their order", async () => {
  const { codes, document } = await compileService(`
    @requiredWhen(#{ a: "x" }, "b", "n")
    @requiredWhen(#{ a: "y" }, "b")
    @requiredUnless("a", "b")
    @together("a", "b")
    @atLeastOneOf("a", "b")
    @exactlyOneOf("a", "b", "n")
    @limitedTo(#{ n: #{ maximum: 0.5 } })
    @limitedTo(#{ n: #{ multipleOf: 0.01 } }, #{ a: "x" })
    @limitedTo(#{ n: #{ minimum: 0 } }, #{})
    model Alvo { a?: string; b?: string; n?: numeric; }`);
  expect(codes).toEqual([]);
  expect(at(document, "components", "schemas", "Alvo")).toMatchObject({
    "x-required-when": [
      { when: { a: "x" }, fields: ["b", "n"] },
      { when: { a: "y" }, fields: ["b"] },
    ],
    "x-required-unless": [{ given: "a", fields: ["b"] }],
    "x-together": [["a", "b"]],
    "x-at-least-one-of": [["a", "b"]],
    "x-exactly-one-of": [["a", "b", "n"]],
    "x-limited-to": [
      { fields: { n: { maximum: 0.5 } } },
      { when: { a: "x" }, fields: { n: { multipleOf: 0.01 } } },
      { when: {}, fields: { n: { minimum: 0 } } },
    ],
  });
});

test.each([
  ["a rule id in lower case", `@regra("ped-001") model Alvo {}`, "frete-spec/invalid-rule-id"],
  ["a rule id without number", `@regra("PED-NOVO") model Alvo {}`, "frete-spec/invalid-rule-id"],
  ["a rule id that no table has", `@regra("ABC-999") model Alvo {}`, "frete-spec/unknown-rule-id"],
  ["no rule id", "@regra model Alvo {}", "frete-spec/missing-rule-id"],
  ["@numeric on a text", "model Alvo { @numeric(9, 2) campo: string; }", "frete-spec/invalid-numeric"],
  ["scale above precision", "model Alvo { @numeric(2, 3) campo: numeric; }", "frete-spec/invalid-numeric"],
  ["precision 0", "model Alvo { @numeric(0, 0) campo: numeric; }", "frete-spec/invalid-numeric"],
  ["a unit of no words", `model Alvo { @Toolkit.unit(" ") campo: integer; }`, "@frete/typespec/empty-unit"],
  ["@freeText on a number", "model Alvo { @freeText campo: integer; }", "frete-spec/invalid-free-text"],
  ["@maxBytes(0)", "model Alvo {} @maxBytes(0) @post op gravar(): void;", "frete-spec/invalid-max-bytes"],
])("%s is an error", async (_name, source, code) => {
  const { codes } = await compileService(source);
  expect(codes).toContain(code);
});
