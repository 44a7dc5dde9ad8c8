import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { generateContract } from "./generateContract.ts";

/** Operations of every form, without an example. */
const FORMS = `import "@typespec/http";
using TypeSpec.Http;
@service(#{ title: "Forms" })
namespace Forms;

enum Size { small, large }
scalar Isbn extends string;
@example("978-85-01") scalar Code extends Isbn;
model Page { @query page?: int32 = 1; @query size: Size; @header("x-since") since: utcDateTime; }
model Item { name: string; size: Size; made?: plainDate; parts: string[]; @visibility(Lifecycle.Read) id: int64; }
model Items { items: Item[]; }
model Form { picture: HttpPart<bytes>; more: HttpPart<bytes>[]; note: HttpPart<string>; }

@route("/items") interface Things {
  @get list(...Page): Items;
  @get @route("/{id}/{size}/{code}") read(@path id: int64, @path size: Size, @path code: Code, @path day: plainDate): Item;
  @post add(@body item: Item): Item;
  @put @route("/{id}") change(@path id: int32, @body item?: Item, @query force: boolean): void;
  @post @route("/empty") empty(@body item: { note?: string }): void;
  @post @route("/bytes") send(@body file: bytes): void;
  @post @route("/number") count(@header contentType: "text/plain", @body number: int32): string;
  @post @route("/list") many(@body items: Item[]): void;
  @post @route("/form") fill(@header contentType: "multipart/form-data", @multipartBody form: Form): void;
}
`;

test("the calls that editors show compile", async () => {
  // Below the project, so that the compiler finds its libraries.
  await mkdir("node_modules/.cache/contracts", { recursive: true });
  const folder = await mkdtemp("node_modules/.cache/contracts/comments-");
  try {
    await writeFile(join(folder, "main.tsp"), FORMS);
    const forms = await generateContract({ entry: folder, outDir: join(folder, "forms") });
    const library = await generateContract({
      entry: "scripts/test-contract/main.tsp",
      outDir: join(folder, "library"),
      client: true,
    });
    for (const [path, content] of [...forms.files, ...library.files]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    for (const [name, { files }] of Object.entries({ forms, library })) {
      const calls = callsIn(files.get(join(folder, name, "methods.ts")) as string);
      expect(calls.length).toBeGreaterThan(5);
      const head = `import { createClient } from "./${name}/client.ts";\nconst client = createClient();\n`;
      await writeFile(join(folder, `${name}.ts`), head + calls.join("\n"));
    }
    const compilerOptions = { tsBuildInfoFile: "./tsbuildinfo", noUnusedLocals: false };
    const config = { extends: join(process.cwd(), "tsconfig.json"), compilerOptions, include: ["./*.ts"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ ...config, exclude: [] }));
    const compiler = ["node_modules/typescript-native/bin/tsc", "-p", folder];
    const { stdout } = await promisify(execFile)(process.execPath, compiler).catch((error) => error);
    expect(stdout).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The calls of the examples in the comments of a module. */
const callsIn = (text: string) =>
  Array.from(text.matchAll(/\* ```ts\n(.*?)\* ```$/gms), ([, lines = ""]) => lines.replace(/^ +\* ?/gm, ""));
