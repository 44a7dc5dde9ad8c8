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
  "GET /v1/books/{id}:lend",
  "GET /v1/books/{id}:lend/{day}",
  "GET /v1/books/list.{ending}",
  "GET /v1/books/{from}-{to}.{ending}",
  "GET /v1/café/{id}é",
  "GET /v1/sets/",
  "GET /v1/files/{+file}",
  "GET /v1/files/raw/{+file}",
  "GET /v1/files/{+file}/size",
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
    ["/v1/books/7:lend", ["GET /v1/books/{id}:lend", "7"]],
    ["/v1/books/7:lend/", ["GET /v1/books/{id}:lend", "7"]],
    ["/v1/books/a:b:lend", ["GET /v1/books/{id}:lend", "a:b"]],
    ["/v1/books/:lend", ["GET /v1/books/{id}", ":lend"]],
    ["/v1/books/7%3Alend", ["GET /v1/books/{id}", "7%3Alend"]],
    ["/v1/books/7:lend/cover", ["GET /v1/books/{id}:lend/{day}", "7", "cover"]],
    ["/v1/books/list.json", ["GET /v1/books/list.{ending}", "json"]],
    ["/v1/books/list.", ["GET /v1/books/{id}", "list."]],
    ["/v1/books/1-2.tar.gz", ["GET /v1/books/{from}-{to}.{ending}", "1", "2", "tar.gz"]],
    ["/v1/books/1--2.a", ["GET /v1/books/{from}-{to}.{ending}", "1", "-2", "a"]],
    ["/v1/caf%c3%a9/7%C3%a9", ["GET /v1/café/{id}é", "7"]],
    ["/v1/sets", ["GET /v1/sets/"]],
    ["/v1/sets/", ["GET /v1/sets/"]],
    ["/v1/files", undefined],
    ["/v1/files/", undefined],
    ["/v1/files/a", ["GET /v1/files/{+file}", "a"]],
    ["/v1/files/a//b%2Fc/", ["GET /v1/files/{+file}", "a//b%2Fc/"]],
    ["/v1/files/raw/a/b", ["GET /v1/files/raw/{+file}", "a/b"]],
    ["/v1/files/a/b/size", ["GET /v1/files/{+file}/size", "a/b"]],
    ["/v1/__proto__/constructor", undefined],
  ])("%s", (path, want) => expect(found(path)).toEqual(want));

  it("gives the methods of a path", () => {
    expect([...(dispatch("/v1/books")?.methods.keys() ?? [])]).toEqual(["GET", "POST"]);
  });

  it("refuses two operations of one shape", () => {
    const again = { method: "GET", path: "/v1/books/{title}", value: "" };
    expect(() => createDispatcher([...routes, again])).toThrow(/Two operations answer/);
  });

  it("looks at a long segment once", () => {
    // Looked at again from each of its characters, it would take an hour.
    const text = "-".repeat(3_000_000);
    expect(found(`/v1/books/${text}`)).toEqual(["GET /v1/books/{id}", text]);
  });
});
