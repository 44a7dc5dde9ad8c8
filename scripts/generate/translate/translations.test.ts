import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { runCommandLine } from "../commands/commandLine.ts";

const folder = mkdtempSync(join(tmpdir(), "translations-"));
const spec = join(folder, "spec");
const out = join(folder, "out");
const catalogue = join(spec, "pt-BR.po");
afterAll(() => rmSync(folder, { recursive: true }));

const CONTRACT = `import "@typespec/http";
using TypeSpec.Http;

/** The books of a shop. */
@service(#{ title: "Bookshop" })
namespace Shop;

/** A book. */
model Book {
  /** How it is called. */
  title: string;
}
/** Lists the books. */
@summary("List the books") @get @route("/books") op list(): Book[];
`;

async function contract(command: string, ...args: string[]) {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const exit = await runCommandLine([command, "--spec", spec, ...args], {
    out: print,
    error: print,
    colours: false,
  });
  return { exit, said: said.join("\n") };
}
const generate = () => contract("generate", "--out", out);
const write = (text: string) => writeFileSync(join(spec, "main.tsp"), text);
const configure = (translation: object) =>
  writeFileSync(join(spec, "contract.config.json"), JSON.stringify({ translations: [translation] }));
const read = (name: string) => readFileSync(join(out, name), "utf8");
const translate = (translations: Record<string, string>) => {
  let text = readFileSync(catalogue, "utf8");
  for (const [source, translation] of Object.entries(translations))
    text = text.replace(`msgid "${source}"\nmsgstr ""`, `msgid "${source}"\nmsgstr "${translation}"`);
  writeFileSync(catalogue, text);
};
const PORTUGUESE = {
  "The books of a shop.": "Os livros de uma livraria.",
  Bookshop: "Livraria",
  "A book.": "Um livro.",
  "How it is called.": "Como se chama.",
  "Lists the books.": "Lista os livros.",
  "List the books": "Listar os livros",
  "The request has succeeded.": "A requisição teve sucesso.",
};

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(spec, { recursive: true });
  write(CONTRACT);
  configure({ language: "pt-BR", catalogue: "pt-BR.po", gaps: "error" });
});

test("from the texts of a contract to its editions, and what follows from a change", async () => {
  const without = await generate();
  expect(without).toMatchObject({
    exit: 1,
    said: expect.stringContaining("pt-BR.po, the catalogue of pt-BR"),
  });
  expect(without.said).toContain("contract texts");

  expect(await contract("texts")).toMatchObject({
    exit: 0,
    said: expect.stringContaining("7 texts, 7 to translate"),
  });
  const empty = await generate();
  expect(empty.exit).toBe(1);
  expect(empty.said).toContain(
    `${spec}/main.tsp:6:11 - error untranslated: pt-BR: "Bookshop" has no translation`,
  );
  expect(empty.said).toContain(
    `${spec}/main.tsp:14:53 - error untranslated: pt-BR: "List the books" has no translation`,
  );
  expect(empty.said).toContain(
    `${spec}/main.tsp:9:7 - error untranslated: pt-BR: "A book." has no translation`,
  );

  translate(PORTUGUESE);
  expect(await generate()).toMatchObject({ exit: 0 });
  const english = JSON.parse(read("openapi.json"));
  const portuguese = JSON.parse(read("openapi.pt-BR.json"));
  expect(portuguese.info).toEqual({
    ...english.info,
    title: "Livraria",
    description: "Os livros de uma livraria.",
    "x-language": "pt-BR",
  });
  expect(portuguese.components.schemas.Book.properties.title).toEqual({
    type: "string",
    description: "Como se chama.",
  });
  expect(portuguese.paths["/books"].get.summary).toBe("Listar os livros");
  expect(parse(read("openapi.pt-BR.yaml"))).toEqual(portuguese);
  expect(parse(read("openapi-3.0.pt-BR.yaml"))).toMatchObject({ openapi: "3.0.0", info: portuguese.info });
  expect(await generate()).toMatchObject({ said: expect.stringContaining("up to date") });

  // A text that is corrected, and one that is new.
  write(
    CONTRACT.replace("How it is called", "How it is called here").replace(
      "title: string;",
      "title: string;\n  /** Its pages. */\n  pages: int32;",
    ),
  );
  const changed = await generate();
  expect(changed.exit).toBe(1);
  expect(changed.said).toContain('pt-BR: "How it is called here." has no translation');
  expect(changed.said).toMatch(
    /pt-BR\.po:\d+ - error text-is-gone: pt-BR: the contract does not say "How it is called\."/,
  );
  expect(await contract("texts")).toMatchObject({
    said: expect.stringContaining(
      "8 texts, 2 to translate (1 from one that is nearly the same, marked fuzzy), 1 removed",
    ),
  });
  const fuzzy = await generate();
  expect(fuzzy.said).toContain(
    'error changed-text: pt-BR: "How it is called here." was changed since it was translated',
  );
  expect(fuzzy.said).toContain('error untranslated: pt-BR: "Its pages." has no translation');
  const [, line = ""] = /look over line (\d+)/.exec(fuzzy.said) ?? [];
  expect(readFileSync(catalogue, "utf8").split("\n")[Number(line) - 1]).toBe(
    'msgid "How it is called here."',
  );
  expect(fuzzy.said).not.toContain("text-is-gone");
  writeFileSync(catalogue, readFileSync(catalogue, "utf8").replace("#, fuzzy\n", ""));
  translate({ "Its pages.": "As páginas." });
  expect(await generate()).toMatchObject({ exit: 0 });
});

test("with gaps as warnings, what is not translated stays as it is", async () => {
  configure({ language: "pt-BR", catalogue: "pt-BR.po" });
  await contract("texts");
  const { "A book.": _book, ...others } = PORTUGUESE;
  translate(others);
  const outcome = await generate();
  expect(outcome.exit).toBe(0);
  expect(outcome.said).toContain('warning untranslated: pt-BR: "A book." has no translation');
  const { schemas } = JSON.parse(read("openapi.pt-BR.json")).components;
  expect(schemas.Book.description).toBe("A book.");
  expect(schemas.Book.properties.title.description).toBe("Como se chama.");
});

test("a translation without the code of its text is refused, at its line", async () => {
  write(CONTRACT.replace("A book.", "A `book`."));
  await contract("texts");
  translate({ ...PORTUGUESE, "A `book`.": "Um livro." });
  const { exit, said } = await generate();
  expect([exit, said]).toEqual([
    1,
    expect.stringMatching(/pt-BR\.po:\d+ - error differing-marks: .*it has no `book`/),
  ]);
  const [, line = ""] = /pt-BR\.po:(\d+)/.exec(said) ?? [];
  expect(readFileSync(catalogue, "utf8").split("\n")[Number(line) - 1]).toBe('msgid "A `book`."');
});

test("services share a catalogue: of one that is chosen alone the texts of the others are not gone", async () => {
  write(`import "@typespec/http";
using TypeSpec.Http;
@service namespace Books { /** Lists the books. */ @route("/books") op list(): string; }
@service namespace Pets { /** Lists the pets. */ @route("/pets") op list(): string; }
`);
  configure({ language: "pt-BR", catalogue: "pt-BR.po", gaps: "error" });
  await contract("texts");
  const { "Lists the books.": books, "The request has succeeded.": success } = PORTUGUESE;
  translate({ "Lists the books.": books, "The request has succeeded.": success, "(title)": "(título)" });
  expect(await contract("generate", "--out", out, "--service", "Books")).toMatchObject({ exit: 0 });
  expect(JSON.parse(read("openapi.pt-BR.json")).paths["/books"].get.description).toBe(books);
  expect(await generate()).toMatchObject({
    exit: 1,
    said: expect.stringContaining('"Lists the pets." has no'),
  });
  translate({ "Lists the pets.": "Lista os animais." });
  expect(await generate()).toMatchObject({ exit: 0 });
  expect(JSON.parse(read("pets/openapi.pt-BR.json")).paths["/pets"].get.description).toBe(
    "Lista os animais.",
  );
});

test.each([
  [{ language: "../x", catalogue: "x.po" }, "translations is"],
  [{ language: "pt-BR" }, "translations is"],
  [{ language: "pt-BR", catalogue: "x.po", gap: "error" }, "translations is"],
])("%j is refused", async (translation, problem) => {
  configure(translation);
  expect(await generate()).toMatchObject({ exit: 1, said: expect.stringContaining(problem) });
});

test("a file that is no catalogue, and a contract without translations, are told so", async () => {
  const entry = 'msgid "A book."\nmsgstr "Um livro."\n';
  for (const [text, problem] of [
    [`<<<<<<< ours\n${entry}`, "Invalid key name"],
    [`${entry}\n${entry}`, "Duplicate msgid"],
  ] as const) {
    writeFileSync(catalogue, text);
    const { exit, said } = await generate();
    expect([exit, said]).toEqual([1, expect.stringContaining("is no catalogue")]);
    expect(said).toContain(problem);
  }
  writeFileSync(join(spec, "contract.config.json"), "{}");
  expect(await contract("texts")).toMatchObject({
    exit: 1,
    said: expect.stringContaining("has no translations"),
  });
});
