import { describe, expect, it } from "vitest";
import { createDispatcher } from "./dispatcher.ts";

const routes = [
  "GET /",
  "GET /v1/books",
  "POST /v1/books",
  "GET /v1/books/{id}",
  "GET /v1/books/newest",
  "GET /v1/books/{id}/cover",
  "GET /v1/books/newest/list",
  "GET /v1/{kind}/{id}/pages/{page}",
].map((route) => {
  const [method = "", path = ""] = route.split(" ");
  return { method, path, value: route };
});
const dispatch = createDispatcher(routes);
const found = (path: string) => {
  const match = dispatch(path);
  return match && [match.methods.get("GET"), ...match.parameters];
};

describe("dispatcher", () => {
  it.each<[string, (string | undefined)[] | undefined]>([
    ["/", ["GET /"]],
    ["/v1/books", ["GET /v1/books"]],
    ["/v1/books/", ["GET /v1/books"]],
    ["/v1/books//", undefined],
    ["/v1//books", undefined],
    ["/v1", undefined],
    ["", undefined],
    ["//", ["GET /"]],
    ["/V1/books", undefined],
    ["/v1/%62ooks", ["GET /v1/books"]],
    ["/v1/%ffooks", undefined],
    ["/v1/books/7", ["GET /v1/books/{id}", "7"]],
    ["/v1/books/7/", ["GET /v1/books/{id}", "7"]],
    ["/v1/books/a%2Fb", ["GET /v1/books/{id}", "a%2Fb"]],
    ["/v1/books/%ff", ["GET /v1/books/{id}", "%ff"]],
    ["/v1/books/newest", ["GET /v1/books/newest"]],
    ["/v1/books/newest/cover", ["GET /v1/books/{id}/cover", "newest"]],
    ["/v1/books/newest/list", ["GET /v1/books/newest/list"]],
    ["/v1/books/7/pages/3", ["GET /v1/{kind}/{id}/pages/{page}", "books", "7", "3"]],
    ["/v1/books/newest/pages/3", ["GET /v1/{kind}/{id}/pages/{page}", "books", "newest", "3"]],
    ["/v1/books/7/pages", undefined],
    ["/v1/__proto__/constructor", undefined],
  ])("%s", (path, want) => expect(found(path)).toEqual(want));

  it("gives the methods of a path", () => {
    expect([...(dispatch("/v1/books")?.methods.keys() ?? [])]).toEqual(["GET", "POST"]);
  });

  it.each([
    [
      "two operations of one shape",
      [...routes, { method: "GET", path: "/v1/books/{title}", value: "" }],
      /Two operations answer/,
    ],
    ["a parameter inside a segment", [{ method: "GET", path: "/a/{x}.pdf", value: "" }], /whole segment/],
    ["no slash", [{ method: "GET", path: "a", value: "" }], /must start/],
  ])("refuses %s", (_name, wrong, message) => expect(() => createDispatcher(wrong)).toThrow(message));
});
