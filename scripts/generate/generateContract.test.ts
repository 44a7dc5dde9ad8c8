import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type ContractSource, generateContract } from "./generateContract.ts";
import { GenerateError } from "./generateError.ts";
import { staleOutputs, writeOutputs } from "./run/outputs.ts";
import type { OperationValidators, Validate } from "./toolkit/contractModule.ts";

const HEAD = `import "@typespec/http";
import "@typespec/openapi";
import "../../../../spec/lib/main.tsp";
using Http;
using OpenAPI;
using Frete.Lib;
@service(#{ title: "Sample" })
@info(#{ version: "1.0.0" })
namespace Sample;
@numeric(9, 2) scalar Price extends TypeSpec.numeric;
model Erro { @maxLength(255) mensagem: string; }
`;
const THING = `
@validator
@example(#{ price: 19.99, day: "2026-02-28" })
model Thing { price: Price; @format("date") day: string; kind?: "a" | "b"; }
@route("/things") @post op addThing(@body thing: Thing): Thing;
`;

const library: ContractSource = {
  name: "biblioteca",
  entry: "scripts/test-contract/main.tsp",
  outDir: "scripts/test-contract/generated",
  documentName: "openapi",
  command: "npm run generate",
};

/** What our own contracts are held to. */
const strict = {
  examples: "error",
  warnings: "error",
  reading: { nearestDecimal: true, nullIsAbsent: true },
} as const;

// Below the project, so that the compiler finds its libraries.
await mkdir("node_modules/.cache/contracts", { recursive: true });
const folder = await mkdtemp("node_modules/.cache/contracts/test-");
afterAll(() => rm(folder, { recursive: true }));

/** Generates the contract whose text is given. */
async function generate(text: string) {
  const entry = join(folder, `main-${Math.random().toString(36).slice(2)}.tsp`);
  await writeFile(entry, text);
  return generateContract({
    ...strict,
    name: "sample",
    entry,
    outDir: folder,
    reading: { nearestDecimal: true, nullIsAbsent: true },
    patternWords: () => undefined,
  });
}

/** The validators of a contract, loaded as an integrator would. */
async function validatorsOf(text: string) {
  const { files, hash } = await generate(text);
  const file = join(folder, `validators-${hash}.js`);
  await writeFile(file, files.get(join(folder, "sample/validators.js")) as string);
  const module = (await import(pathToFileURL(file).href)) as {
    validators: Record<string, OperationValidators>;
    componentValidators: Record<string, (value: unknown) => boolean>;
  };
  return { ...module, source: files.get(join(folder, "sample/validators.js")) as string };
}

const { componentValidators, validators, source } = await validatorsOf(HEAD + THING);

describe("GER-009 numeric(9,2) is exact", () => {
  const isThing = (price: number) => componentValidators.Thing?.({ price, day: "2026-01-31" });
  test.each([0, 0.01, 2.34, 19.99, 1.1, 4.35, 0.07, -8.62, 1234567.89, 9999999.99, 100])(
    "%d passes",
    (price) => {
      expect(isThing(price)).toBe(true);
    },
  );
  test.each([2.345, 0.001, 19.991, 9999999.991, 10000000, -10000000, Number.POSITIVE_INFINITY, Number.NaN])(
    "%d is refused",
    (price) => {
      expect(isThing(price)).toBe(false);
    },
  );
  test("cents all over the range pass, no mill does", () => {
    for (let cents = -999_999_999; cents <= 999_999_999; cents += 99_991) {
      expect(
        isThing(Number(`${Math.trunc(cents / 100)}.${String(Math.abs(cents % 100)).padStart(2, "0")}`)),
      ).toBe(true);
      expect(
        isThing(Number(`${Math.trunc(cents / 100)}.${String(Math.abs(cents % 100)).padStart(2, "0")}5`)),
      ).toBe(false);
    }
  });
  test("the validators need no library at run time", () => {
    expect(source).not.toMatch(/\brequire\(|^import /m);
  });
});

describe("NS-002 decimals near those of the contract", () => {
  const isSent = validators.addThing?.body?.["application/json"] as Validate;
  const isAnswer = validators.addThing?.responses["200"]?.["application/json"] as Validate;
  const thing = (price: number) => ({ price, day: "2026-01-31" });
  test.each([
    [11.9 + 12.59, 24.49],
    [19.990000000000002, 19.99],
    [24.4900009, 24.49],
    [9999999.990000002, 9999999.99],
    [-0.0000001, 0],
  ])("%d in a request becomes %d, in an answer it is wrong", (sent, meant) => {
    const body = thing(sent);
    expect([isSent(body), body.price]).toEqual([true, meant]);
    expect(isAnswer(thing(sent))).toBe(false);
  });
  test.each([24.491, 24.4900011, 9999999.991])("%d is refused", (sent) => {
    const body = thing(sent);
    expect([isSent(body), body.price]).toEqual([false, sent]);
  });
});

test("NS-003: null for an optional field of a request is taken out, in an answer or for a required field it is wrong", () => {
  const isSent = validators.addThing?.body?.["application/json"] as Validate;
  const isAnswer = validators.addThing?.responses["200"]?.["application/json"] as Validate;
  const body = { price: 1, day: "2026-01-31", kind: null };
  expect(isAnswer(body)).toBe(false);
  expect([isSent(body), body]).toEqual([true, { price: 1, day: "2026-01-31" }]);
  expect(isSent({ ...body, day: null })).toBe(false);
});

test("formats are real dates of the calendar, not only digits", () => {
  const isThing = (day: string) => componentValidators.Thing?.({ price: 1, day });
  expect(["2028-02-29", "2026-12-31"].map(isThing)).toEqual([true, true]);
  expect(["2026-02-29", "2026-13-01", "2026-1-01", "20260101", ""].map(isThing)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("the same sources give the same bytes; documents and the operations table carry the hash", async () => {
  const [first, second] = [await generateContract(library), await generateContract(library)];
  expect([...second.files]).toEqual([...first.files]);
  const hashed = [...first.files].filter(([, content]) => content.includes(first.hash));
  expect(hashed.map(([path]) => basename(path)).sort()).toEqual([
    "document.json",
    "openapi-3.0.yaml",
    "openapi.json",
    "openapi.yaml",
    "operations.ts",
  ]);
});

test("a changed source changes types, validators and hash, and is seen as drift", async () => {
  const before = await generate(HEAD + THING);
  writeOutputs(folder, before.files);
  expect(staleOutputs(before.files)).toEqual([]);
  const after = await generate(
    HEAD + THING.replace("kind?:", "kind:").replace("price: 19.99,", 'price: 19.99, kind: "a",'),
  );
  expect(after.hash).not.toBe(before.hash);
  const stale = staleOutputs(after.files).map((path) => relative(folder, path));
  expect(stale).toEqual(expect.arrayContaining(["sample/types.ts", "sample/validators.js", "openapi.yaml"]));
});

test("of many faults of a kind five are told at once, each at its place", async () => {
  const lists = Array.from(
    { length: 7 },
    (_, index) =>
      `\n@route("/l${index}") @extension("x-paging", #{ page: "p" })\n@get op list${index}(): Thing;`,
  );
  const error = (await generate(HEAD + THING + lists.join("")).catch((thrown) => thrown)) as GenerateError;
  const first = (HEAD + THING).split("\n").length + 1;
  expect(error.diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual(
    [0, 1, 2, 3, 4].map((index) => ["paging", first + 2 * index, '@route("/l0") @'.length]),
  );
});

test.each([
  ["a warning", `${HEAD}model Unused is Missing;`, /Unknown identifier Missing/],
  [
    "a wrong example",
    HEAD + THING.replace("19.99", "19.999"),
    /schema Thing: example price: must have at most 2 decimal places/,
  ],
  ["a missing example", HEAD + THING.replace(/@example\(.*\)/, ""), /addThing request: no example/],
  [
    "an impossible date in an example",
    HEAD + THING.replace("02-28", "02-30"),
    /example day: must be a date that exists/,
  ],
  ["a wrong rule id", `${HEAD}@regra("ped-1")${THING}`, /is not a rule id/],
  [
    "@numeric on a text",
    `${HEAD}@numeric(9, 2) scalar Wrong extends string;${THING}`,
    /applies to numbers only/,
  ],
  [
    "@numeric with more scale than precision",
    `${HEAD}@numeric(2, 3) scalar Wrong extends numeric;${THING}`,
    /not possible/,
  ],
  [
    "a pattern of a request without words",
    HEAD + THING.replace("day: string;", 'day: string; @pattern("^a+$") code?: string;'),
    /the pattern \^a\+\$ of a request has no words/,
  ],
  [
    "two operations of one name",
    `${HEAD + THING}interface X { @route("/x") @get @operationId("addThing") other(): void; }`,
    /both called addThing/,
  ],
])("%s stops the generation", async (_name, text, message) => {
  const failure = generate(text);
  await expect(failure).rejects.toThrow(GenerateError);
  await expect(failure).rejects.toThrow(message);
});
