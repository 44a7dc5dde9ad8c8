import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runCommandLine } from "./commandLine.ts";

// Outside of the project: the libraries that the contracts import are the toolkit's own.
const folder = mkdtempSync(join(tmpdir(), "contract-"));
const spec = join(folder, "spec");
const out = join(folder, "out");
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = `import "@typespec/http";
using TypeSpec.Http;

@service
namespace Shop;

model Book {
  title: string;
}
@route("/books") @get op list(): Book[];
`;

/** What a command printed, and how it ended. */
async function contract(...args: string[]) {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const exit = await runCommandLine(args, { out: print, error: print, colours: false });
  return { exit, said: said.join("\n") };
}
const generate = (...args: string[]) => contract("generate", "--spec", spec, "--out", out, ...args);

/** Path -> content of every file below the output folder. */
const outputs = () =>
  Object.fromEntries(
    readdirSync(out, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(out, path)).isFile())
      .map((path) => [path, readFileSync(join(out, path), "utf8")]),
  );

function write(files: Record<string, string>) {
  rmSync(spec, { recursive: true, force: true });
  mkdirSync(spec, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(spec, name), content);
}

beforeEach(() => write({ "main.tsp": GOOD }));

test("a contract is generated, is then up to date, and a check says so", async () => {
  rmSync(out, { recursive: true, force: true });
  expect(await contract("check", "--spec", spec, "--out", out)).toMatchObject({ exit: 1 });
  expect(await generate()).toMatchObject({ exit: 0, said: expect.stringMatching(/: wrote \d+ files/) });
  expect(await generate()).toMatchObject({ exit: 0, said: expect.stringContaining("up to date") });
  expect(await contract("check", "--spec", spec, "--out", out)).toMatchObject({ exit: 0 });
  expect(await contract("check", "--spec", spec)).toMatchObject({ exit: 0 });
});

test("what somebody changed or took away is written again", async () => {
  await generate();
  const before = outputs();
  writeFileSync(join(out, "types.ts"), "");
  rmSync(join(out, "operations.ts"));
  expect((await contract("check", "--spec", spec, "--out", out)).said).toContain(
    "2 files not as the contract",
  );
  expect((await generate()).said).toContain("wrote 2 files");
  expect(outputs()).toEqual(before);
});

test.each([
  ["a comment", GOOD.replace("model", "// A book.\nmodel"), true],
  ["the layout", GOOD.replace("model Book {", "model Book\n{"), true],
  ["a declaration that nothing uses", `${GOOD}scalar unused extends string;`, true],
  ["documentation", GOOD.replace("model", "/** A book. */ model"), false],
  ["what looks like a comment in a string", GOOD.replace("/books", "//books"), false],
])("%s: is it all the same?", async (_, text, isSame) => {
  write({ "main.tsp": GOOD });
  await generate();
  write({ "main.tsp": text });
  expect((await generate()).said.includes("up to date")).toBe(isSame);
  expect((await generate()).said).toContain("up to date");
});

test("outputs that are no more made go, but those that somebody changed stay", async () => {
  const versioned = `import "@typespec/versioning";
enum Versions { v1, v2 }
${GOOD.replace("@service", "@service @TypeSpec.Versioning.versioned(Versions)")}`;
  write({ "main.tsp": versioned.replace(/(enum.*\n)((?:.|\n)*)/, "$2$1") });
  expect(await generate()).toMatchObject({ exit: 0 });
  writeFileSync(join(out, "v1/types.ts"), "mine");
  write({ "main.tsp": GOOD });
  expect((await generate()).said).toMatch(/removed \d+/);
  expect(Object.keys(outputs()).filter((path) => path.startsWith("v1/"))).toEqual(["v1/types.ts"]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["a file that is half written", { "main.tsp": GOOD.slice(0, 95) }, /main\.tsp:\d+:\d+ - error/],
  ["an empty folder", {}, /main\.tsp/],
  ["an unknown type", { "main.tsp": GOOD.replace("Book[]", "Bok[]") }, /main\.tsp:10:34 - error invalid-ref/],
  [
    "a misused decorator",
    { "main.tsp": GOOD.replace("  title", "  @route(1) title") },
    /main\.tsp:8:\d+ - error/,
  ],
  [
    "no operation id twice",
    {
      "main.tsp": `${GOOD.replace("using", 'import "@typespec/openapi";\nusing TypeSpec.OpenAPI;\nusing')}@route("/b") @get @operationId("list") op other(): void;\n@route("/c") @get @operationId("list") op more(): void;`,
    },
    /main\.tsp:1[23]:\d+ - error (?:@typespec\/openapi\/)?(?:duplicate|same)-operation-id/,
  ],
  [
    "a library that is not there",
    { "main.tsp": `import "@typespec/nothing";\n${GOOD}` },
    /main\.tsp:1:1 - error import-not-found/,
  ],
  [
    "a decorator that throws",
    {
      "main.tsp": `import "./bad.js";\n${GOOD}@bad model X {}`,
      "bad.js": "export function $bad() { throw new Error('oops'); }",
    },
    /oops/,
  ],
  ["an unreadable tspconfig.yaml", { "main.tsp": GOOD, "tspconfig.yaml": "emit: [" }, /error/],
  [
    "an unknown option",
    { "main.tsp": GOOD, "contract.config.json": '{"exmples": "off"}' },
    /has no option exmples.*\n.*examples/,
  ],
  [
    "a wrong option",
    { "main.tsp": GOOD, "contract.config.js": 'export default { examples: "yes" }' },
    /examples is "yes".*\n.*off/,
  ],
  [
    "a configuration that is no module",
    { "main.tsp": GOOD, "contract.config.ts": "export default {" },
    /cannot be read/,
  ],
])("%s: exit 1, a message, no stack trace, outputs untouched", async (_, files, message) => {
  await generate();
  const before = outputs();
  write(files);
  const { exit, said } = await generate();
  expect(said).toMatch(message);
  expect(exit).toBe(1);
  expect(said).not.toMatch(/^ +at .*:\d+\)?$/m);
  expect(outputs()).toEqual(before);
});

test("options of the configuration are followed", async () => {
  write({ "main.tsp": GOOD, "contract.config.ts": 'export default { examples: "error" as const };' });
  expect(await generate()).toMatchObject({
    exit: 1,
    said: expect.stringContaining("main.tsp:10:26 - error example: list 200: no example"),
  });
  write({ "main.tsp": GOOD, "contract.config.json": '{ "examples": "warning", "out": "../out" }' });
  const { exit, said } = await contract("generate", "--spec", spec);
  expect(said).toContain("warning example: list 200: no example");
  expect(exit).toBe(0);
});

test("of a text that cannot be read the cause is told, and how much may follow from it", async () => {
  write({ "main.tsp": GOOD.replace("title: string;", "title string;\n  pages int32;") });
  const { said } = await generate();
  expect(said.match(/ - error /g)).toHaveLength(1);
  expect(said).toMatch(/main\.tsp:8:\d+ - error token-expected/);
  expect(said).toMatch(/: \d+ more errors?, which may follow from this one, nothing was written/);
  expect(JSON.parse((await generate("--json")).said).diagnostics.length).toBeGreaterThan(1);
});

test("examples that are wrong are told whatever is asked of examples, at their place and in plain words", async () => {
  const book = (cake: string) =>
    `@example(#{ title: "Ana" })\n@example(#{ title: "${cake}" })\nmodel Book {\n  @minLength(2)`;
  write({ "main.tsp": GOOD.replace("model Book {\n ", book("B")) });
  const { exit, said } = await generate();
  expect(exit).toBe(0);
  expect(said).toContain(
    "main.tsp:8:1 - warning example: schema Book: example title: must have at least 2 characters",
  );
  expect(said).not.toContain("no example");
  write({
    "main.tsp": GOOD.replace("model Book {\n ", book("B")),
    "contract.config.json": '{ "examples": "error" }',
  });
  expect(await generate()).toMatchObject({ exit: 1, said: expect.stringContaining("8:1 - error example") });
  write({ "main.tsp": GOOD.replace("model Book {\n ", book("Bea")) });
  expect((await generate()).said).not.toContain("warning");
  const list = GOOD.replace("model Book {\n ", "model Book {\n  @minLength(2)");
  const opExample = (title: string) =>
    `@opExample(#{ returnType: #[#{ title: "${title}" }] }, #{ title: "${title}" })\n`;
  write({ "main.tsp": list.replace("@route", `${opExample("Ana")}${opExample("B")}@route`) });
  expect((await generate()).said).toContain(
    "main.tsp:11:1 - warning example: list 200: example 0.title: must have at least 2 characters",
  );
  // What has no title is known when it is the only one of its kind; that of a parameter stands at the operation.
  const read = `@opExample(#{ parameters: #{ id: "1" } })\n@opExample(#{ returnType: #{ title: "Ana" } })\n
@route("/book") @get op read(@query @minLength(2) id: string): Book;`;
  write({ "main.tsp": GOOD + read });
  expect((await generate()).said).toContain(
    "main.tsp:11:1 - warning example: read parameter id: example: must have at least 2 characters",
  );
});

test.each([
  ["a decorator", '@info(#{ version: "1" })\n', 'import "@typespec/openapi"; using TypeSpec.OpenAPI;'],
  ["a namespace", "using OpenAPI;\n", 'import "@typespec/openapi"; using TypeSpec.OpenAPI;'],
  [
    "a namespace by its whole name",
    "using TypeSpec.OpenAPI;\n",
    'import "@typespec/openapi"; using TypeSpec.OpenAPI;',
  ],
  [
    "a decorator of the toolkit",
    '@deprecatedSince("2026-01-01")\n',
    'import "@frete/typespec"; using Toolkit;',
  ],
])("%s that is not imported: what to write", async (_, text, help) => {
  const place = text.startsWith("using") ? "\n@service" : "@route";
  write({ "main.tsp": GOOD.replace(place, `\n${text}${place}`) });
  expect((await generate()).said).toContain(`help: ${help}`);
});

test("--json tells the same to machines", async () => {
  write({ "main.tsp": GOOD.replace("Book[]", "Bok[]") });
  const { exit, said } = await generate("--json");
  expect([exit, JSON.parse(said)]).toMatchObject([
    1,
    {
      status: "refused",
      diagnostics: [{ code: "invalid-ref", line: 10, column: 34, frame: expect.any(String) }],
    },
  ]);
});

test("an output folder that is a file is refused", async () => {
  writeFileSync(join(folder, "file"), "");
  expect(await contract("generate", "--spec", spec, "--out", join(folder, "file/out"))).toMatchObject({
    exit: 1,
    said: expect.stringContaining("cannot be written"),
  });
});

test("where nothing else is said outputs stand in `generated` beside the contract, and are checked there", async () => {
  expect(await contract("check", spec)).toMatchObject({ exit: 0 });
  expect(await contract("generate", spec)).toMatchObject({ exit: 0 });
  const types = join(spec, "generated/types.ts");
  expect(readFileSync(types, "utf8")).toContain("export interface operations");
  expect(await contract("check", spec)).toMatchObject({ exit: 0 });
  writeFileSync(types, "mine");
  expect(await contract("check", "--spec", spec)).toMatchObject({
    exit: 1,
    said: expect.stringContaining("types.ts"),
  });
});

test.each<[string[], number, RegExp]>([
  [[], 2, /contract COMMAND/],
  [["--help"], 0, /generate +write/],
  [["generate", "--help"], 0, /--spec PATH/],
  [["generate"], 2, /which contract\?/],
  [["generate", "--spce", spec], 2, /--spce/],
  [["make"], 2, /no command make/],
])("contract %j ends with %d", async (args, code, message) => {
  const { exit, said } = await contract(...args);
  expect(said).toMatch(message);
  expect(exit).toBe(code);
});
