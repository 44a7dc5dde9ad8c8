import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runCommandLine } from "./commandLine.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-diff-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const book = (title: object) => ({
  openapi: "3.1.0",
  info: { title: "Bookshop", version: "1.0.0" },
  paths: {
    "/books": {
      post: {
        operationId: "addBook",
        "x-rules": ["BOOK-001"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Book" } } } },
        responses: { "201": { description: "" } },
      },
    },
  },
  components: { schemas: { Book: { type: "object", properties: { title } } } },
});
const write = (name: string, value: unknown) =>
  writeFileSync(at(name), typeof value === "string" ? value : JSON.stringify(value));

beforeEach(() => {
  write("before.json", book({ type: "string", maxLength: 40 }));
  write("after.json", book({ type: "string", maxLength: 20 }));
});

async function diff(...args: string[]) {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const exit = await runCommandLine(["diff", ...args], { out: print, error: print, colours: false });
  return { exit, said: said.join("\n") };
}
const compare = (...args: string[]) => diff(at("before.json"), "--contract", at("after.json"), ...args);

test("a break is told with its place, whom it concerns and how to accept it: exit 1", async () => {
  mkdirSync(at("src"), { recursive: true });
  write("src/add.ts", "// Adds.\nexport const addBook = () => {};\n");
  write("src/other.ts", "export const addBooks = 1;\n");
  write("concerns.yaml", `handlers: ${at("src/*.ts")}\n`);
  const { exit, said } = await compare("--concerns", at("concerns.yaml"));
  expect(said).toBe(
    [
      "Bookshop, 1.0.0 -> 1.0.0: 1 breaking; version: major",
      "",
      "breaking",
      "  Book.title: maxLength 40 -> 20 (request of addBook)",
      "      rules: BOOK-001",
      `      handlers: ${at("src/add.ts")}:2`,
      "      to accept it: request maxLength Book.title",
    ].join("\n"),
  );
  expect(exit).toBe(1);
});

test("nothing that breaks: exit 0", async () => {
  expect(await diff(at("after.json"), "--contract", at("before.json"))).toMatchObject({
    exit: 0,
    said: expect.stringContaining("1 additive; version: minor"),
  });
  expect(await diff(at("after.json"), "--contract", at("after.json"))).toEqual({
    exit: 0,
    said: "Bookshop, 1.0.0 -> 1.0.0: no changes; version: none",
  });
});

test("an accepted break breaks nobody until its day is over", async () => {
  const entry = (until: string, change = "request maxLength Book.title") =>
    write("accepted.yaml", `- change: ${change}\n  until: "${until}"\n  reason: nobody has longer ones\n`);
  entry("2999-12-31");
  const accepted = await compare("--accepted", at("accepted.yaml"));
  expect(accepted.exit).toBe(0);
  expect(accepted.said).toContain(
    "Book.title: maxLength 40 -> 20 (until 2999-12-31: nobody has longer ones)",
  );
  expect(accepted.said).toContain("version: minor");
  entry("2001-01-01");
  const expired = await compare("--accepted", at("accepted.yaml"));
  expect(expired.exit).toBe(1);
  expect(expired.said).toContain("expired: request maxLength Book.title was accepted until 2001-01-01");
  entry("2999-12-31", "request maxLength Book.name");
  const unused = await compare("--accepted", at("accepted.yaml"));
  expect(unused.exit).toBe(1);
  expect(unused.said).toContain("not needed: nothing breaks as request maxLength Book.name");
});

test("what is the same in several operations is told once, and accepted for each", async () => {
  const get = { responses: {}, security: [] };
  const paths = { "/a": { get: { ...get, operationId: "a" } }, "/b": { get: { ...get, operationId: "b" } } };
  const asked = JSON.parse(JSON.stringify(paths).replaceAll('"security":[]', '"security":[{"key":[]}]'));
  const components = { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } };
  const base = { openapi: "3.1.0", info: { title: "Two", version: "1" }, components };
  write("before.json", { ...base, paths });
  write("after.json", { ...base, paths: asked });
  const { said } = await compare();
  expect(said).toContain(
    "(request of a, b)\n      to accept it: request security security a, request security security b",
  );
  const markdown = await compare("--format", "markdown");
  expect(markdown.said.match(/^\| `security`/gm)).toHaveLength(1);
});

test("Markdown and JSON say the same", async () => {
  const markdown = await compare("--format", "markdown");
  expect(markdown.said).toContain("| `Book.title` | maxLength 40 -> 20 | request of addBook | BOOK-001 |");
  const { exit, said } = await compare("--format", "json");
  expect([exit, JSON.parse(said)]).toMatchObject([
    1,
    [
      {
        version: "major",
        isBreaking: true,
        changes: [{ key: "request maxLength Book.title", level: "breaking", operations: ["addBook"] }],
      },
    ],
  ]);
});

test("a changelog grows on top, and has each comparison once", async () => {
  const file = at("CONTRACT.md");
  await compare("--changelog", file);
  const first = readFileSync(file, "utf8");
  expect(first).toContain(
    "## Bookshop, 1.0.0 -> 1.0.0\n\nVersion: major.\n\n### Breaking\n\n- `Book.title`: maxLength 40 -> 20",
  );
  await compare("--changelog", file);
  expect(readFileSync(file, "utf8")).toBe(first);
  write("after.json", {
    ...book({ type: "string", maxLength: 40 }),
    info: { title: "Bookshop", version: "2.0.0" },
  });
  await compare("--changelog", file);
  const second = readFileSync(file, "utf8");
  expect(second.indexOf("1.0.0 -> 2.0.0")).toBeLessThan(second.indexOf("1.0.0 -> 1.0.0"));
  expect(second.match(/^# /gm)).toHaveLength(1);
  rmSync(file);
  await diff(at("after.json"), "--contract", at("after.json"), "--changelog", file);
  expect(existsSync(file)).toBe(false);
});

test("a contract is compared with a commit, by folder and by file", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init", "--quiet", "--initial-branch=main");
  mkdirSync(at("generated/two"), { recursive: true });
  for (const path of ["generated/document.json", "generated/two/document.json"])
    write(path, book({ type: "string", maxLength: 40 }));
  git("add", "generated");
  git("commit", "--quiet", "-m", "First");
  write("generated/document.json", book({ type: "string", maxLength: 20 }));
  const here = process.cwd();
  process.chdir(folder);
  try {
    expect((await diff("HEAD", "--contract", "generated")).said).toContain("maxLength 40 -> 20");
    expect((await diff("main", "--contract", "./generated/document.json")).said).toContain(
      "maxLength 40 -> 20",
    );
    expect(await diff("nothing", "--contract", "generated")).toEqual({
      exit: 2,
      said: "nothing is no file, no folder and no commit of this repository",
    });
    expect((await diff("HEAD", "--contract", "src")).said).toMatch(/^there is no HEAD:src/);
    // Without a contract of its own, a folder is those below it.
    rmSync(at("generated/document.json"));
    git("rm", "--quiet", "--cached", "generated/document.json");
    git("commit", "--quiet", "-m", "Second");
    expect((await diff("HEAD", "--contract", "generated")).said).toMatch(/^two: Bookshop, .*no changes/);
  } finally {
    process.chdir(here);
  }
});

test.each<[string, string, string, RegExp]>([
  ["no file", "", "missing.json", /^there is no file or folder .*missing\.json$/],
  ["half a file", '{"openapi": "3.1.0"', "half.json", /half\.json cannot be read: /],
  ["half a YAML", "openapi: [", "half.yaml", /half\.yaml cannot be read: /],
  ["Swagger", 'swagger: "2.0"', "old.yaml", /old\.yaml is OpenAPI 2\.0: 3\.0 and 3\.1 can be compared/],
  ["a later version", '{"openapi": "3.2.0", "paths": {}}', "new.json", /new\.json is OpenAPI 3\.2\.0/],
  ["something else", "just a text", "text.yaml", /text\.yaml is no OpenAPI document/],
  ["a list", "- 1", "list.yaml", /list\.yaml is no OpenAPI document/],
  [
    "paths that are none",
    '{"openapi": "3.1.0", "paths": 1}',
    "paths.json",
    /paths\.json is no OpenAPI document/,
  ],
])("%s cannot be compared: exit 2, one sentence", async (_, text, name, message) => {
  if (text) write(name, text);
  const { exit, said } = await diff(at("before.json"), "--contract", at(name));
  expect(said).toMatch(message);
  expect([exit, said.split("\n").length]).toEqual([2, 1]);
});

test.each<[string, string, RegExp]>([
  ["no list", "a: 1", /must be a list/],
  ["no day", '- {change: a, reason: b, until: "soon"}', /entry 1 needs change, reason, and until/],
  ["no YAML", "- {", /cannot be read/],
])("accepted breaks with %s: exit 2", async (_, text, message) => {
  write("accepted.yaml", text);
  expect(await compare("--accepted", at("accepted.yaml"))).toMatchObject({
    exit: 2,
    said: expect.stringMatching(message),
  });
});

test.each<[string[], RegExp]>([
  [[], /compare with what\?/],
  [["a"], /which contract\?/],
  [["a", "b", "--contract", "c"], /one argument is too many: b/],
  [["a", "--contract", "c", "--format", "html"], /--format is one of text, markdown, json/],
])("contract diff %j is called wrongly", async (args, message) => {
  const { exit, said } = await diff(...args);
  expect([exit, message.test(said)]).toEqual([2, true]);
});
