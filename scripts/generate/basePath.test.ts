import { expect, test } from "vitest";
import { basePath } from "./basePath.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

test.each<[string, OpenApiDocument["servers"], string]>([
  ["no server", undefined, ""],
  ["a host", [{ url: "https://host" }], ""],
  ["a path", [{ url: "https://host/v1/" }], "/v1"],
  ["the first of several", [{ url: "/v1" }, { url: "/v2" }], "/v1"],
  ["a variable in the path", [{ url: "https://h/{v}/x", variables: { v: { default: "v1" } } }], "/v1/x"],
  ["a variable for all", [{ url: "{url}", variables: { url: { default: "http://h:80/a?b" } } }], "/a"],
  [
    "a variable for the version",
    [{ url: "/a:{v}", variables: { v: { default: "", enum: ["0", "1"] } } }],
    "/a:1",
  ],
  [
    "a variable in the host",
    [{ url: "https://{region}.host/v1", variables: { region: { default: "br" } } }],
    "/v1",
  ],
])("%s", (_, servers, want) => {
  const document: OpenApiDocument = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {} };
  expect(basePath(servers ? { ...document, servers } : document)).toBe(want);
});
