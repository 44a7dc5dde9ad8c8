import { expect, it } from "vitest";
import { requestTarget } from "./requestTarget.ts";

it.each([
  ["/a", "/a", ""],
  ["/a?", "/a", ""],
  ["/a?b=c?d", "/a", "b=c?d"],
  ["/a#b?c", "/a", ""],
  ["http://host:80/a?b", "/a", "b"],
  ["HTTPS://host", "/", ""],
  ["http://host?b", "/", "b"],
  ["//host/a", "//host/a", ""],
  ["*", "*", ""],
  ["ftp://host/a", "ftp://host/a", ""],
])("%s -> path %s, query %s", (url, path, query) => expect(requestTarget(url)).toEqual({ path, query }));
