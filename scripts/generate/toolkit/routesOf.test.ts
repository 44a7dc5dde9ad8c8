import { describe, expect, test } from "vitest";
import type { OperationEntry, ParameterEntry } from "./contractModule.ts";
import { routeShape, routesOf } from "./routesOf.ts";

type Said = Partial<ParameterEntry>;

/** The routes of a path whose parameters are simple and required unless said. */
function routes(path: string, said: Record<string, Said> = {}, basePath?: string) {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string);
  const parameters = names.map((name) => ({ name, style: "simple", required: true, ...said[name] }));
  const operation = { path, parameters: { path: parameters } } as unknown as OperationEntry;
  return routesOf(operation, basePath).map((route) => [route.path, ...route.names]);
}

describe("routesOf", () => {
  test.each<[string, string, Record<string, Said>, string[][]]>([
    ["fixed text", "/a/b", {}, [["/a/b"]]],
    ["simple", "/a/{x}/b", {}, [["/a/{x}/b", "x"]]],
    [
      "label and matrix",
      "/a{x}{y}",
      { x: { style: "label" }, y: { style: "matrix" } },
      [["/a.{x};{y}", "x", "y"]],
    ],
    ["path", "/a{x}", { x: { style: "path" } }, [["/a/{x}", "x"]]],
    ["path, exploded", "/a{x}", { x: { style: "path", explode: true } }, [["/a/{+x}", "x"]]],
    ["reserved", "/a/{x}", { x: { allowReserved: true } }, [["/a/{+x}", "x"]]],
    ["optional", "/a{x}/b", { x: { style: "path", required: false } }, [["/a/b"], ["/a/{x}/b", "x"]]],
  ])("%s", (_, path, said, want) => expect(routes(path, said)).toEqual(want));

  test("below a base path", () => expect(routes("/a", {}, "/v1")).toEqual([["/v1/a"]]));

  test("refuses parameters that touch", () => expect(() => routes("/{x}{y}")).toThrow(/put text between/));
  test("refuses another parameter behind one with slashes", () =>
    expect(() => routes("/{x}/{y}", { x: { allowReserved: true } })).toThrow(/must be the last/));
  test("refuses a parameter that the table does not have", () => {
    const operation = { path: "/{x}", parameters: { path: [] } } as unknown as OperationEntry;
    expect(() => routesOf(operation)).toThrow(/no path parameter x/);
  });
});

test("the shape of a path leaves the names out", () =>
  expect(routeShape("/{a}/x.{b}/{+c}")).toBe("/{}/x.{}/{+}"));
