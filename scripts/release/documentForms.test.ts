import { expect, test } from "vitest";
import { listReleases } from "../../server/src/test-support/releases/releases.ts";
import { documentForms } from "./documentForms.ts";
import { formFaults } from "./formFaults.ts";

test("a stored document changes its form with its version only", () => {
  const released = listReleases().at(-1);
  expect(formFaults(released?.documents ?? {}, documentForms())).toEqual([]);
}, 60_000);

const livro = (version: number, form: Record<string, string>) => ({ "livro.dados": { version, form } });
const released = livro(1, { "": "object", titulo: "string", autores: "list", "autores[].nome?": "string" });
const { form } = released["livro.dados"];

const cases: [string, ReturnType<typeof livro> | Record<string, never>, string[]][] = [
  ["nothing", released, []],
  ["an optional member", livro(1, { ...form, "nota?": "object", "nota?.valor": "number" }), []],
  ["one more kind of value", livro(1, { ...form, titulo: "null | string" }), []],
  [
    "a member that is optional now",
    livro(1, { "": "object", "titulo?": "null | string", "autores?": "list", "autores?[].nome?": "string" }),
    [],
  ],
  [
    "an optional member that is always there",
    livro(1, { ...form, "autores[].nome": "string" }),
    ["autores[].nome: string is new"],
  ],
  ["a member", livro(1, { ...form, nota: "null | number" }), ["nota: null | number is new"]],
  [
    "a member of an optional one",
    livro(1, { ...form, "autores[].id": "number" }),
    ["autores[].id: number is new"],
  ],
  ["a type", livro(1, { ...form, titulo: "number" }), ["titulo: string is number now"]],
  [
    "a member gone",
    livro(1, { "": "object", titulo: "string" }),
    ["autores is gone", "autores[].nome? is gone"],
  ],
  ["a member with a new version", livro(2, { ...form, nota: "null | number" }), []],
  ["the document gone", {}, ["livro.dados is gone, but version 1 was released"]],
];

test.each(cases)("against what was released: %s", (_case, current, changes) => {
  const faults = formFaults(released, current);
  expect(faults).toHaveLength(changes.length === 0 ? 0 : 1);
  for (const change of changes) expect(faults[0]).toContain(change);
});

test("an older version than the released one is a fault", () => {
  expect(formFaults(livro(3, {}), livro(2, {}))).toEqual([
    "livro.dados is at version 2, but version 3 was released: upgrades that were released stay",
  ]);
});
