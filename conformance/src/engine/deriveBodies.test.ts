import type { Validate } from "@frete/contract/toolkit/contractModule";
import { expect, test } from "vitest";
import { book, library } from "../test-support/library.ts";
import { type DerivedBody, deriveNegatives, derivePositives } from "./deriveBodies.ts";
import { KitError } from "./kitError.ts";

const sample = {
  title: "Vidas Secas",
  price: 19.99,
  kind: "novel",
  summary: "Seca",
  copies: [{ shelf: 3, note: "capa dura" }],
  bought: "2024-02-29",
  available: true,
};
const validate = library.validators.addBook?.body?.["application/json"] as Validate;
const options = {
  document: library.document,
  schema: { $ref: "#/components/schemas/BookData" },
  sample,
  file: import.meta.filename,
  validate,
};
const named = (bodies: DerivedBody[]) => new Map(bodies.map((derived) => [derived.name, derived.body]));

test("every negative is refused and every positive accepted by the contract's validator, as sent", () => {
  const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  for (const { name, body } of deriveNegatives(options)) expect(validate(sent(body)), name).toBe(false);
  for (const { name, body } of derivePositives(options)) expect(validate(sent(body)), name).toBe(true);
});

test.each([
  ["title/required-absent", { ...sample, title: undefined }],
  ["title/coercion-number", { ...sample, title: 12 }],
  ["title/type-null", { ...sample, title: null }],
  ["title/minLength-0", { ...sample, title: "" }],
  ["title/maxLength-41", { ...sample, title: `ã${"x".repeat(40)}` }],
  ["price/coercion-text", { ...sample, price: "1" }],
  ["price/minimum--0.01", { ...sample, price: -0.01 }],
  ["price/maximum-10000000", { ...sample, price: 10000000 }],
  ["price/decimals-1.001", { ...sample, price: 1.001 }],
  ["kind/enum-other", { ...sample, kind: "outro" }],
  ["available/type-text", { ...sample, available: "sim" }],
  ["copies/required-absent", { ...sample, copies: undefined }],
  ["copies/type-object", { ...sample, copies: {} }],
  ["copies/minItems-0", { ...sample, copies: [] }],
  ["copies/maxItems-6", { ...sample, copies: Array(6).fill(sample.copies[0]) }],
  ["copies.item/type-null", { ...sample, copies: [null] }],
  ["copies.shelf/required-absent", { ...sample, copies: [{ note: "capa dura" }] }],
  ["copies.shelf/type-fraction", { ...sample, copies: [{ shelf: 1.5, note: "capa dura" }] }],
  ["copies.shelf/minimum-0", { ...sample, copies: [{ shelf: 0, note: "capa dura" }] }],
  ["copies.note/maxLength-21", { ...sample, copies: [{ shelf: 3, note: `ã${"x".repeat(20)}` }] }],
])("negative %s", (name, body) => {
  expect(named(deriveNegatives(options)).get(name)).toEqual(body);
});

test.each([
  ["kind/required-absent", { ...sample, kind: undefined }],
  ["kind/enum-poetry", { ...sample, kind: "poetry" }],
  ["title/maxLength-40", { ...sample, title: `ã${"x".repeat(39)}` }],
  ["price/minimum-0", { ...sample, price: 0 }],
  ["price/maximum-9999999.99", { ...sample, price: 9999999.99 }],
  ["price/multipleOf-1.01", { ...sample, price: 1.01 }],
  ["copies/maxItems-5", { ...sample, copies: Array(5).fill(sample.copies[0]) }],
])("positive %s", (name, body) => {
  expect(named(derivePositives(options)).get(name)).toEqual(body);
});

test("what the contract allows is no negative: null for a field that may be null", () => {
  const validate = library.validators.readBook?.responses["200"]?.["application/json"] as Validate;
  const sample = { ...book, summary: "Seca", copies: [{ shelf: 3, note: "x" }] };
  const schema = { $ref: "#/components/schemas/Book" };
  const names = deriveNegatives({ ...options, schema, sample, validate }).map(({ name }) => name);
  expect(names).toContain("title/type-null");
  expect(names).toContain("summary/coercion-number");
  expect(names).not.toContain("summary/type-null");
});

test("names are unique, also after the positions of arrays are left out", () => {
  const names = [...deriveNegatives(options), ...derivePositives(options)].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["is not valid", { ...sample, price: "1" }],
  ["has no /summary", { ...sample, summary: undefined }],
])("a sample that %s is a fault of the kit, which names schema and file", (message, broken) => {
  const derive = () => deriveNegatives({ ...options, sample: broken });
  expect(derive).toThrow(KitError);
  expect(derive).toThrow(`deriveBodies.test.ts: the sample of BookData ${message}`);
});
