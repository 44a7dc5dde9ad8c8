import { expect, test } from "vitest";
import { nullableRequests } from "./nullableRequests.ts";
import type { OpenApiDocument, Schema } from "./toolkit/openApi.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
const schemas: Record<string, Schema> = {
  Size: { type: "integer" },
  Loan: {
    type: "object",
    required: ["book", "days"],
    properties: {
      book: ref("Copy"),
      days: { type: "integer" },
      size: { ...ref("Size"), description: "Of the box." },
      until: { anyOf: [{ type: "string" }, { type: "null" }] },
      note: { type: "string", maxLength: 9, default: "", "x-rules": ["LIB-001"] },
      shelf: { type: "string", maxLength: 4, "x-reference": ["maxLength"] },
      purpose: { type: "string", "x-reference": true },
      anything: {},
    },
  },
  Copy: {
    oneOf: [ref("Paper"), ref("Film")],
    discriminator: { propertyName: "kind", mapping: { paper: ref("Paper").$ref as string } },
  },
  Paper: { type: "object", properties: { shelf: { type: "integer" }, next: ref("Copy") } },
  Film: { type: "object", required: ["reel"], properties: { reel: { type: "integer" } } },
};
const document = (openapi: string): OpenApiDocument => ({
  openapi,
  info: { title: "Library", version: "1.0.0" },
  paths: {
    "/loans": {
      post: { operationId: "lend", requestBody: json(ref("Loan")), responses: { "200": json(ref("Copy")) } },
    },
  },
  components: { schemas },
});
const MARK = { "x-null-is-absent": true };

test("an optional field of a request may be null; required ones, and those with a null of their own, stay", () => {
  const { properties } = nullableRequests(document("3.1.0")).components?.schemas?.Loan ?? {};
  expect(properties).toEqual({
    book: ref("CopyInput"),
    days: { type: "integer" },
    size: { anyOf: [ref("Size"), { type: "null" }], ...MARK, description: "Of the box." },
    until: { anyOf: [{ type: "string" }, { type: "null" }] },
    note: {
      anyOf: [{ type: "string", maxLength: 9 }, { type: "null" }],
      ...MARK,
      default: "",
      "x-rules": ["LIB-001"],
    },
    shelf: {
      anyOf: [{ type: "string", maxLength: 4, "x-reference": ["maxLength"] }, { type: "null" }],
      ...MARK,
    },
    purpose: { anyOf: [{ type: "string" }, { type: "null" }], ...MARK, "x-reference": true },
    anything: {},
  });
});

test("OpenAPI 3.0 says it with nullable, which needs the type beside it", () => {
  const { properties } = nullableRequests(document("3.0.0")).components?.schemas?.Loan ?? {};
  expect(properties?.size).toEqual({
    type: "integer",
    allOf: [ref("Size")],
    nullable: true,
    ...MARK,
    description: "Of the box.",
  });
  expect(properties?.note).toMatchObject({ type: "string", nullable: true, ...MARK });
  const { PaperInput } = nullableRequests(document("3.0.0")).components?.schemas ?? {};
  expect(PaperInput?.properties?.next).toEqual({
    anyOf: [ref("CopyInput"), { type: "object", nullable: true, enum: [null] }],
    ...MARK,
  });
});

test("what answers use stays; requests get a copy where anything in it changes, round a circle too", () => {
  const { Copy, Paper, Film, CopyInput, PaperInput, FilmInput } =
    nullableRequests(document("3.1.0")).components?.schemas ?? {};
  expect({ Copy, Paper, Film }).toEqual({ Copy: schemas.Copy, Paper: schemas.Paper, Film: schemas.Film });
  expect(FilmInput).toBeUndefined();
  expect(CopyInput).toEqual({
    oneOf: [ref("PaperInput"), ref("Film")],
    discriminator: { propertyName: "kind", mapping: { paper: ref("PaperInput").$ref } },
  });
  expect(PaperInput?.properties?.next).toEqual({ anyOf: [ref("CopyInput"), { type: "null" }], ...MARK });
});

test("the document that is given stays as it is", () => {
  const before = document("3.1.0");
  nullableRequests(before);
  expect(before).toEqual(document("3.1.0"));
});
