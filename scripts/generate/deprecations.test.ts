import { expect, test } from "vitest";
import { parse } from "yaml";
import { generateContract } from "./generateContract.ts";

const { files } = await generateContract({
  entry: "scripts/test-contract/main.tsp",
  outDir: "generated",
  name: "library",
});
const read = (file: string) => files.get(`generated/${file}`) as string;

const FOR_OPERATION = "**Deprecated** from 2026-01-01 on, gone on 2100-01-01: use `readBook`.";
const FOR_PARAMETER = "**Deprecated** from 2026-01-01 on, gone on 2100-01-01: use `kind`.";
const FOR_FIELD = "**Deprecated** from 2026-01-01 on: nobody reads it.";

test.each(["openapi.yaml", "openapi-3.0.yaml", "library/document.json"])(
  "%s says of what is deprecated since when, until when, and what takes its place",
  (file) => {
    const { paths, components } = parse(read(file));
    const cover = paths["/v1/books/{id}/cover"].get;
    expect(cover).toMatchObject({
      deprecated: true,
      "x-deprecated-since": "2026-01-01",
      "x-sunset": "2100-01-01",
      "x-replaced-by": "readBook",
      description: `A page for people.\n\n${FOR_OPERATION}`,
    });
    for (const { headers } of Object.values<{ headers: object }>(cover.responses))
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(["Deprecation", "Sunset"]));
    const { parameters, deprecated } = paths["/v1/books"].get;
    expect(deprecated).toBeUndefined();
    expect(parameters.find(({ name }: { name: string }) => name === "available")).toMatchObject({
      deprecated: true,
      "x-sunset": "2100-01-01",
      description: `Those that can be lent, or the others.\n\n${FOR_PARAMETER}`,
    });
    const { note, shelf } = components.schemas.Copy.properties;
    expect(note).toMatchObject({
      deprecated: true,
      "x-deprecated-reason": "nobody reads it",
      description: `What is special about it.\n\n${FOR_FIELD}`,
    });
    expect(shelf.deprecated).toBeUndefined();
  },
);

test.each([
  [
    "types.ts",
    /@deprecated\n[^/]*\*\*Deprecated\*\* from [^/]*readBook[^/]*\*\/\n\s*get: operations\["showCover"\]/,
  ],
  ["types.ts", /@deprecated\n[^/]*nobody reads it[^/]*\*\/\n\s*note\?: string/],
  ["types.ts", /@deprecated\n[^/]*use `kind`[^/]*\*\/\n\s*available\?: boolean/],
  [
    "methods.ts",
    /@deprecated from 2026-01-01 on, gone on 2100-01-01: use `readBook`\.\n[^/]*\*\/\n\s*showCover/,
  ],
])("editors strike out what %s deprecates: %s", (file, words) => {
  expect(read(`library/${file}`)).toMatch(words);
});
