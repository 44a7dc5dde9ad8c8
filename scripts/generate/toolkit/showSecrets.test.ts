import { expect, test } from "vitest";
import type { SecurityScheme } from "./contractModule.ts";
import { type Secrets, showSecrets } from "./showSecrets.ts";

const schemes: Record<string, SecurityScheme> = {
  Key: { type: "apiKey", in: "header", name: "X-Key" },
  QueryKey: { type: "apiKey", in: "query", name: "api key" },
  CookieKey: { type: "apiKey", in: "cookie", name: "key" },
  Bearer: { type: "http", scheme: "bearer" },
  Basic: { type: "http", scheme: "basic" },
  Own: { type: "http", scheme: "sharedaccesskey" },
  OAuth: { type: "oauth2" },
};

test.each<[string, string[][], Secrets, object]>([
  ["a key in a header", [["Key"]], { Key: "a b" }, { headers: { "x-key": "a b" } }],
  ["a key in the query", [["QueryKey"]], { QueryKey: "a&b" }, { query: ["api%20key=a%26b"] }],
  ["a key in a cookie", [["CookieKey"]], { CookieKey: "a;b" }, { cookies: ["key=a%3Bb"] }],
  ["a token", [["Bearer"]], { Bearer: "t" }, { headers: { authorization: "Bearer t" } }],
  ["an access token", [["OAuth"]], { OAuth: "t" }, { headers: { authorization: "Bearer t" } }],
  [
    "name and password",
    [["Basic"]],
    { Basic: { username: "ana", password: "é" } },
    { headers: { authorization: "Basic YW5hOsOp" } },
  ],
  ["another scheme", [["Own"]], { Own: "k" }, { headers: { authorization: "Sharedaccesskey k" } }],
  [
    "all of them",
    [["Key", "Bearer"]],
    { Key: "k", Bearer: "t" },
    { headers: { "x-key": "k", authorization: "Bearer t" } },
  ],
  [
    "the first that is whole",
    [["Key", "Bearer"], ["CookieKey"]],
    { Key: "k", CookieKey: "c" },
    { cookies: ["key=c"] },
  ],
  ["nothing where something is missing", [["Key", "Bearer"]], { Key: "k" }, {}],
  ["what it has where nothing need be shown", [[], ["Key"]], { Key: "k" }, { headers: { "x-key": "k" } }],
  ["nothing where nothing is asked", [], { Key: "k" }, {}],
])("%s", (_, security, secrets, want) => {
  const operation = { security: security.map((all) => all.map((scheme) => ({ scheme, scopes: [] }))) };
  expect(showSecrets(operation, schemes, secrets)).toEqual({ headers: {}, query: [], cookies: [], ...want });
});
