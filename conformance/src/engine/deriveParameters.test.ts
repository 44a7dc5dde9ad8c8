import { expect, test } from "vitest";
import { library } from "../test-support/library.ts";
import { deriveParameterNegatives, deriveParameterPositives } from "./deriveParameters.ts";

test("values outside the limits of path and query parameters", () => {
  expect(deriveParameterNegatives(library, "readBook").map(({ name, values }) => [name, ...values])).toEqual([
    ["id/type-text", "abc"],
    ["id/type-fraction", "1.5"],
    ["id/minimum-below", "0"],
  ]);
  const query = deriveParameterNegatives(library, "listBooks");
  expect(query.find(({ name }) => name === "page/twice")?.values).toEqual(["1", "2"]);
  expect(query.find(({ name }) => name === "maxPrice/maximum-above")?.values).toEqual(["10000000.99"]);
});

test("values on the edge of the limits", () => {
  const edges = deriveParameterPositives(library, "listBooks").map(({ name, values }) => [name, ...values]);
  expect(edges).toEqual([
    ["title/blank", ""],
    ["title/maxLength", "9".repeat(40)],
    ["page/blank", ""],
    ["page/minimum", "1"],
    ["maxPrice/blank", ""],
    ["maxPrice/minimum", "0"],
    ["maxPrice/maximum", "9999999.99"],
    ["available/blank", ""],
    ["kind/blank", ""],
  ]);
});
