import { expect, test } from "vitest";
import { book, library } from "../test-support/library.ts";
import { knownFields } from "./knownFields.ts";

const page = { page: 1, total: 1, books: [book] };

test.each([
  ["at the top", "Book", { ...book, colour: "blue" }, book],
  ["inside a list", "Book", { ...book, copies: [{ shelf: 3, room: 1 }] }, book],
  ["two lists down", "Books", { ...page, books: [{ ...book, copies: [{ shelf: 3, x: [] }] }] }, page],
  ["nowhere", "Book", { ...book, kind: null, summary: null }, { ...book, kind: null, summary: null }],
])("drops what the contract does not know %s", (_, name, value, expected) => {
  expect(knownFields(library.document, { $ref: `#/components/schemas/${name}` }, value)).toEqual(expected);
});

test("keeps what one of several types knows", () => {
  const schema = (name: string) => ({ type: "object", properties: { kind: {}, [name]: {} } });
  const event = { type: "object", oneOf: [schema("left"), schema("arrived")] };
  const value = { kind: "arrived", arrived: 1, colour: "blue" };
  expect(knownFields(library.document, event, value)).toEqual({ kind: "arrived", arrived: 1 });
});

test("enters the alternative that fits, and leaves values of any shape alone", () => {
  const Known = { type: "object", properties: { a: { type: "integer" } } };
  const document = { ...library.document, components: { schemas: { Known } } };
  const optional = { anyOf: [{ $ref: "#/components/schemas/Known" }, { type: "null" }] };
  expect(knownFields(document, optional, { a: 1, b: 2 })).toEqual({ a: 1 });
  expect(knownFields(document, optional, null)).toBeNull();
  expect(knownFields(document, {}, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
});

test("what must be there and may be null is null when it is absent, under every type that the value can have", () => {
  const nullable = { anyOf: [{ type: "string" }, { type: "null" }] };
  const one = { type: "object", required: ["note"], properties: { note: nullable } };
  const other = { type: "object", required: ["place"], properties: { note: nullable, place: nullable } };
  expect(knownFields(library.document, one, {})).toEqual({ note: null });
  expect(knownFields(library.document, { anyOf: [one, one] }, {})).toEqual({ note: null });
  expect(knownFields(library.document, { anyOf: [one, other] }, {})).toEqual({});
});
