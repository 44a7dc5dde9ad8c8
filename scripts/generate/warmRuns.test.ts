import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { generateContract } from "./generateContract.ts";

const CONTRACT = `import "@typespec/http";
import "@typespec/openapi";
using Http;
using OpenAPI;
@service(#{ title: "Bookshop" })
namespace Bookshop;
@format("date") scalar Day extends string;
/** Who wrote it. */
model Author { @pattern("^[A-Z]") @maxLength(30) name: string; born?: Day; }
model Book { @maxLength(40) title: string; authors: Author[]; @minValue(0) price?: float64; }
@discriminator("kind") model Event { kind: string; day: Day; }
model Sold extends Event { kind: "sold"; book: Book; }
model Lost extends Event { kind: "lost"; @maxLength(9) where: string; }
@route("/books") interface Books {
  @get list(@query @maxLength(20) author?: string): Book[];
  @post add(@body book: Book): Book;
}
@route("/events") @post op tell(@body event: Event): void;
`;
const EDITS = [
  ["a text", "Who wrote it", "Who has written it"],
  ["a size of a model that others contain", "@maxLength(30) name", "@maxLength(31) name"],
  ["a field of it", "born?: Day", "born?: Day; died?: Day"],
  ["a scalar that is inlined", '@format("date") scalar', "@maxLength(10) scalar"],
  ["a size of a parameter", "@maxLength(20) author", "@maxLength(21) author"],
  ["an operation before the others", "  @get list", '  @route("/new") @get newest(): Book;\n  @get list'],
  ["an alternative", "model Lost", 'model Lent extends Event { kind: "lent"; book: Book; }\nmodel Lost'],
  ["a model that goes", "authors: Author[];", "authors: string[];"],
  ["a name", "Author", "Writer"],
  ["a word like a name of ajv's", "@maxLength(9) where: string", 'where: "schema1" | "validate0"'],
  [
    "models that come to contain each other",
    "authors: Author[];",
    "authors: Author[]; follows?: Book; sold?: Sold;",
  ],
] as const;
/** Which of two models is compiled first, and so calls the other in another way, is up to the operations. */
const RECURSIVE = `import "@typespec/http";
using Http;
@service namespace Shop;
model Shelf { within?: Shelf[]; room?: Room; }
model Room { shelves: Shelf[]; }
@route("/room") op room(): Shelf;
@route("/shelf") op shelf(): Shelf;
`;
/** What stands beside the contract: what was parsed of it stays, and is bound to another program. */
const BESIDE = `import "@typespec/http";
using Http;
namespace Bookshop;
/** Who reads. */
model Reader { @maxLength(50) name: string; reads?: Book[]; }
@@doc(Book.title, "Its title.");
@route("/readers") op readers(): Reader[];
`;

await mkdir("node_modules/.cache/contracts", { recursive: true });
const folder = await mkdtemp("node_modules/.cache/contracts/warm-");
afterAll(() => rm(folder, { recursive: true }));

let times = 0;
/** The outputs of a contract by their names. What is kept of a run is kept for the same folder: another one is a first run. */
async function outputs(contract: string, outDir = join(folder, `cold-${times++}`)) {
  const entry = join(folder, "main.tsp");
  await writeFile(entry, contract);
  const { files } = await generateContract({ entry, outDir });
  return new Map([...files].map(([path, content]) => [relative(outDir, path), content]));
}

async function expectSameBytes(contract: string, edited: string) {
  const warm = join(folder, "warm");
  await outputs(contract, warm);
  expect(await outputs(edited, warm)).toEqual(await outputs(edited));
}

test.each(EDITS)("an edit of %s gives the bytes of a first run", (_what, from, to) =>
  expectSameBytes(CONTRACT, CONTRACT.replaceAll(from, to)),
);

test.each(EDITS)(
  "an edit of %s beside a file that stays gives the bytes of a first run",
  async (_what, from, to) => {
    await writeFile(join(folder, "beside.tsp"), BESIDE);
    const contract = `import "./beside.tsp";\n${CONTRACT}`;
    await expectSameBytes(contract, contract.replaceAll(from, to));
  },
);

test("another way into models that contain each other gives the bytes of a first run", () =>
  expectSameBytes(RECURSIVE, RECURSIVE.replace("room(): Shelf", "room(): Room")));
