import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { generateContract } from "./generateContract.ts";
import { GenerateError } from "./generateError.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

// Below the project, so that the compiler finds its libraries.
mkdirSync("node_modules/.cache/contracts", { recursive: true });
const folder = mkdtempSync("node_modules/.cache/contracts/services-");
afterAll(() => rmSync(folder, { recursive: true }));

const IMPORTS = `import "@typespec/http"; import "@typespec/openapi"; import "@typespec/versioning";
using TypeSpec.Http; using TypeSpec.OpenAPI; using TypeSpec.Versioning;
`;

let contracts = 0;
async function generate(text: string, options = {}) {
  const entry = join(folder, `${contracts++}.tsp`);
  writeFileSync(entry, IMPORTS + text);
  const { files } = await generateContract({ entry, outDir: folder, ...options });
  return new Map([...files].map(([path, content]) => [relative(folder, path), content]));
}

/** Operation ids of the document in a folder of the output. */
async function idsOf(text: string, documentPath = "openapi.json", options = {}) {
  const files = await generate(text, options);
  const document = JSON.parse(files.get(documentPath) ?? "{}") as OpenApiDocument;
  return Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
}

const VERSIONED = `@service(#{ title: "Shop" }) @versioned(Versions) namespace Shop;
enum Versions { v1, v2: "2.0" }
@route("/a") @get op list(): string;
@route("/b") @get @added(Versions.v2) op listNew(): string;`;

const TWO = `@service namespace Acme.PetStore { @route("/pets") op list(): string; }
@service namespace Acme.Books { @route("/books") op list(): string; }`;

const folders = (files: Map<string, string>) =>
  [...files.keys()].filter((path) => path.endsWith("openapi.json")).sort();

test("one service stands in the output folder itself, with the toolkit beside it", async () => {
  const files = await generate(`@service namespace Shop; @route("/a") op list(): string;`);
  expect([...files.keys()].sort()).toEqual(
    expect.arrayContaining([
      "index.ts",
      "openapi-3.0.yaml",
      "openapi.json",
      "openapi.yaml",
      "operations.ts",
      "toolkit/contractModule.ts",
      "types.ts",
      "validators.d.ts",
      "validators.js",
    ]),
  );
  expect(files.get("validators.d.ts")).toContain('from "./toolkit/contractModule.ts"');
  expect(files.get("operations.ts")).toMatch(/^\/\/ Generated from \d+\.tsp by contract generate/);
});

test("several services and versions have a folder each, chosen ones alone none", async () => {
  expect(folders(await generate(TWO))).toEqual(["books/openapi.json", "pet-store/openapi.json"]);
  expect(folders(await generate(VERSIONED))).toEqual(["2.0/openapi.json", "v1/openapi.json"]);
  expect(await idsOf(VERSIONED, "v1/openapi.json")).toEqual(["list"]);
  expect(await idsOf(VERSIONED, "openapi.json", { version: "2.0" })).toEqual(["list", "listNew"]);
  for (const service of ["books", "Books", "Acme.Books"])
    expect(folders(await generate(TWO, { service }))).toEqual(["openapi.json"]);
});

test.each<[string, string, object, RegExp, RegExp]>([
  ["an unknown service", TWO, { service: "cars" }, /there is no service cars/, /Acme\.PetStore, Acme\.Books/],
  ["an unknown version", VERSIONED, { version: "v3" }, /there is no version v3/, /v1, 2\.0/],
  [
    "two services of one name",
    TWO.replace("PetStore", "Old.Books"),
    {},
    /two services are called books: Acme\.Old\.Books and Acme\.Books/,
    /--service Acme\.Books/,
  ],
])("%s is refused with what there is", async (_, text, options, message, help) => {
  const failure = generate(text, options);
  await expect(failure).rejects.toThrow(GenerateError);
  await expect(failure).rejects.toThrow(message);
  await expect(failure).rejects.toThrow(help);
});

const IDS = `@service namespace Shop;
@route("/u") interface Users { list(): string; get_user(@path id: string): string; }
@route("/b") interface Books { list(): string; @get @operationId("get-book") read(@path id: string): string; }
namespace Old { @route("/o") interface Books { @delete list(): void; } }`;

test.each([
  ["a name that is unique is short, with its underscores", "get_user"],
  ["an explicit id stays as it is", "get-book"],
  ["operations of one name have that of their interface too", "Users_list"],
  ["and if need be that of the namespace", "Old_Books_list"],
])("%s: %s", async (_, id) => {
  expect(await idsOf(IDS)).toContain(id);
});

test("an id that is no identifier is quoted in code", async () => {
  const files = await generate(IDS);
  expect(files.get("validators.js")).toContain('"get-book": {');
  expect(files.get("validators.d.ts")).toContain('"get-book": OperationValidators');
});

test("the folder of a contract is enough to name it", async () => {
  writeFileSync(
    join(folder, "main.tsp"),
    `${IMPORTS}@service namespace Shop; @route("/a") op list(): string;`,
  );
  const { files } = await generateContract({ entry: folder, outDir: "out" });
  expect(files.get("out/index.ts")).toBeDefined();
});
