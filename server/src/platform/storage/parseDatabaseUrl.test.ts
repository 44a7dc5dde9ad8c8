import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parseDatabaseUrl } from "./parseDatabaseUrl.ts";

test.each([
  ["sqlite:./data/frete.db", { dialect: "sqlite", file: resolve("data/frete.db") }],
  ["sqlite:data/frete.db", { dialect: "sqlite", file: resolve("data/frete.db") }],
  ["sqlite:/var/lib/frete.db", { dialect: "sqlite", file: "/var/lib/frete.db" }],
  ["sqlite:///var/lib/frete.db", { dialect: "sqlite", file: "/var/lib/frete.db" }],
  ["SQLITE:a b.db", { dialect: "sqlite", file: resolve("a b.db") }],
  ["postgres://u:p@h:5432/d", { dialect: "postgres", url: "postgres://u:p@h:5432/d" }],
  ["postgresql://h/d?sslmode=require", { dialect: "postgres", url: "postgresql://h/d?sslmode=require" }],
])("%s", (url, target) => {
  expect(parseDatabaseUrl(url)).toEqual(target);
});

test.each([
  ["sqlite:", "a sqlite url names a file"],
  ["sqlite::memory:", "not supported"],
  ["sqlite:data/", "a sqlite url names a file"],
  ["sqlite://host/file.db", "a sqlite url names a file"],
  ["mysql://root:s3nha@h/d", 'scheme "mysql": use sqlite:./data/frete.db or postgres://'],
  ["data/frete.db", "no scheme"],
  ["", "no scheme"],
  ["postgres://u:s3nha@[h/d", "cannot be read"],
])("refuses %j", (url, text) => {
  const parse = () => parseDatabaseUrl(url);
  expect(parse).toThrow(text);
  expect(parse).not.toThrow("s3nha");
});
