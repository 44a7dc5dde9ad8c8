import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validatorOf } from "./test-support/validatorOf.ts";
import type { Schema } from "./toolkit/openApi.ts";

type Row = [name: string, schema: Schema, right: unknown[], wrong: unknown[]];

/**
 * Groups of JSON-Schema-Test-Suite, draft 2020-12 (Copyright (c) 2012 Julian Berman, MIT licence), of the keywords that the toolkit
 * validates by code of its own, of those that are easily lost, and of the formats of TypeSpec. `npm run test:foreign` runs the whole.
 */
const rows: Row[] = JSON.parse(
  readFileSync(new URL("test-support/jsonSchemaTests.json", import.meta.url), "utf8"),
);

test.each(rows)("%s", async (_name, schema, right, wrong) => {
  const isValid = await validatorOf(schema, { direction: "answer" });
  expect(right.filter((value) => !isValid(value))).toEqual([]);
  expect(wrong.filter((value) => isValid(value))).toEqual([]);
});
